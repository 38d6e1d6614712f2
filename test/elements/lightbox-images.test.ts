import { expect } from '@open-wc/testing'
import { expectedSize, loadImage, naturalSize } from '../../src/overlays/lightbox/viewer/image-load.ts'
import { script } from '../support/answers-client.ts'
import { picture, pictureAddress } from '../support/pictures.ts'

const quickly = { count: 3, delay: 10 }

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

describe('an image that fails', () => {
  const failure = { status: 500, type: 'text', body: 'en panne' }

  it('LBX-05 is asked for again, at the same address, until it comes', async () => {
    const server = await script(failure, { drop: true }, picture(30, 20))
    const image = new Image()
    expect(await loadImage(image, server.address('media/image?id=12'), new AbortController().signal, quickly)).to.equal(
      true,
    )
    expect(image.naturalWidth).to.equal(30)
    const log = await server.requests(3)
    expect(log.map(({ path, query }) => [path, query['id']])).to.deep.equal(Array(3).fill(['media/image', '12']))
  })

  it('LBX-05 is given up after three more tries, 500 ms apart', async () => {
    const server = await script({ ...failure, repeat: true })
    const began = performance.now()
    expect(await loadImage(new Image(), server.address('a'), new AbortController().signal)).to.equal(false)
    expect(performance.now() - began).to.be.at.least(1490)
    expect(await server.log()).to.have.length(4)
  })

  it('LBX-05 is not asked for again once the lightbox has closed', async () => {
    const server = await script({ ...failure, repeat: true })
    const end = new AbortController()
    const tries = { count: 3, delay: 40 }
    const result = loadImage(new Image(), server.address('a'), end.signal, tries)
    await server.requests(1)
    end.abort()
    const reason = await result.then(
      () => 'loaded',
      (error: unknown) => error,
    )
    expect(reason).to.equal(end.signal.reason)
    // Another one, tried as often and begun later: its last try comes after all that the first one would have made.
    expect(await loadImage(new Image(), server.address('b'), new AbortController().signal, tries)).to.equal(false)
    const asked = (await server.log()).filter(({ path }) => path.endsWith('a'))
    expect(asked.length).to.be.at.most(2)
  })
})

describe('the size of an image', () => {
  it('LBX-07 is its own once it has come', async () => {
    expect(await naturalSize(await loaded(pictureAddress(120, 90)))).to.deep.equal({ width: 120, height: 90 })
    expect(await naturalSize(await loaded(pictureAddress(300, 150)))).to.deep.equal({ width: 300, height: 150 })
  })

  it('LBX-07 of a drawing without size keeps its shape and fills a screen', async () => {
    const { width, height } = await naturalSize(await loaded(pictureAddress()))
    expect(width / height).to.be.closeTo(2, 0.01)
    expect(width).to.equal(2400)
  })

  it('LBX-03 LBX-07 before it has come is the known one, else the shape of the thumbnail, else 600 by 450', async () => {
    const thumbnail = await loaded(pictureAddress(80, 120))
    expect(expectedSize({ width: 900, height: 600 }, thumbnail)).to.deep.equal({ width: 900, height: 600 })
    const { width, height } = expectedSize({ width: 900 }, thumbnail)
    expect(width / height).to.be.closeTo(2 / 3, 0.01)
    expect(expectedSize({}, null)).to.deep.equal({ width: 600, height: 450 })
    expect(expectedSize({}, new Image())).to.deep.equal({ width: 600, height: 450 })
  })
})
