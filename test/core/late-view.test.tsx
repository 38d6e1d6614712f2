import { aTimeout, expect, fixture } from '@open-wc/testing'
import { useEffect } from 'react'
import { lateView } from '../../src/core/element/late-view.ts'
import { requestStatus } from '../../src/overlays/session/request-status.ts'
import { waitUntil } from '../support/wait-until.ts'

let lives = 0

function Words({ words }: { words: string }) {
  useEffect(() => {
    lives++
    return () => {
      lives--
    }
  }, [])
  return <em>{words}</em>
}

const written = '<p>De la page</p>'
const open = () => fixture<HTMLElement>(`<div>${written}</div>`)

describe('a view that comes late', () => {
  it('is in the page from its first words on, follows them, and leaves the page as it was', async () => {
    const host = await open()
    const view = lateView<{ words: string }>(host, async () => Words)
    await view.load()
    expect([host.innerHTML, lives]).to.deep.equal([written, 0])
    await view.show({ words: 'Un' })
    const drawn = host.querySelector('em')
    await view.show({ words: 'Deux' })
    expect([host.querySelector('em') === drawn, drawn?.textContent]).to.deep.equal([true, 'Deux'])
    view.remove()
    expect(host.innerHTML).to.equal(written)
    await waitUntil(() => lives === 0)
    await view.show({ words: 'Trois' })
    expect(host.querySelector('em')?.textContent).to.equal('Trois')
    view.remove()
  })

  it('shows the last of what was to be shown while its code was on its way, and nothing where it was taken away', async () => {
    const host = await open()
    const view = lateView<{ words: string }>(host, async () => Words)
    await Promise.all(['Un', 'Deux'].map((words) => view.show({ words })))
    expect(host.querySelector('em')?.textContent).to.equal('Deux')
    view.remove()
    const other = lateView<{ words: string }>(host, () => aTimeout(20).then(() => Words))
    const shown = other.show({ words: 'Un' })
    other.remove()
    await shown
    expect(host.innerHTML).to.equal(written)
  })

  it('SAFE-07 rejects where its code does not come, and asks for it again the next time', async () => {
    const host = await open()
    let asked = 0
    const view = lateView<{ words: string }>(host, async () => {
      if (++asked === 1) throw new Error('404')
      return Words
    })
    const said = await view.show({ words: 'Un' }).catch((error: Error) => error.message)
    expect([said, host.innerHTML]).to.deep.equal(['404', written])
    await view.show({ words: 'Deux' })
    expect([asked, host.querySelector('em')?.textContent]).to.deep.equal([2, 'Deux'])
    view.remove()
  })
})

describe('what an element says of its requests', () => {
  it('LOGIN-05 is nothing any more once the element has left, though the login was on its way', async () => {
    const host = await open()
    const status = requestStatus(host, 'essai__error')
    const offered = status.offerLogin('Votre session est terminée.', { of: host, where: 'start' }, () => {})
    status.remove()
    await offered
    // By the time that another one speaks, the code of both is there.
    const other = await open()
    const speaks = requestStatus(other, 'essai__error')
    speaks.announce('À jour')
    await waitUntil(() => other.textContent?.includes('À jour'))
    expect(host.innerHTML).to.equal(written)
    speaks.remove()
  })

  it('LOGIN-05 is said where it belongs: news are read out, what was done and what failed stand in their places', async () => {
    const host = await open()
    const [paragraph] = host.children
    const status = requestStatus(host, 'essai__error')
    status.announce('À jour')
    await waitUntil(() => host.querySelector('.flx-visually-hidden[role="status"]')?.textContent === 'À jour')
    status.showDone('Enregistré.', { of: host, where: 'start' })
    await waitUntil(() => host.firstElementChild?.textContent?.includes('Enregistré.'))
    let tries = 0
    const said = status.showError(new Error('panne'), { of: paragraph as Element, where: 'before' }, () => tries++)
    await waitUntil(() => paragraph?.previousElementSibling?.querySelector('.essai__error'))
    const button = paragraph?.previousElementSibling?.querySelector('button')
    expect(paragraph?.previousElementSibling?.textContent).to.contain(said)
    button?.click()
    await waitUntil(() => button?.ariaBusy === 'true')
    expect(tries).to.equal(1)
    status.clear()
    await waitUntil(() => !host.querySelector('.essai__error') && !host.textContent?.includes('Enregistré.'))
    status.remove()
  })
})
