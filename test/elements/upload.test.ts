import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import type { FlxUploadElement } from '../../elements/upload.ts'
import '../../elements/upload.ts'
import { replaceTexts } from '../../src/core/i18n/texts.ts'
import { type Answer, type Script, script } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { takeHold } from '../support/take-hold.ts'
import { withoutSecureContext } from '../support/unsecure-page.ts'
import { waitUntil } from '../support/wait-until.ts'

let place: HTMLFormElement
let host: FlxUploadElement
let server: Script

const file = (name: string, content = 'abcdefghij', type = '') => new File([content], name, { type, lastModified: 1 })

function held(name: string, taille: number, recu = taille, more: Record<string, unknown> = {}): Answer {
  return { body: { status: 'ok', fichier: { key: 'k', nom: name, taille, recu, url: '', ...more } } }
}
const whole = (name = 'a.jpg') => held(name, 10)

async function open(
  answers: Answer[],
  attributes = 'exts="jpg, png" multiple="0"',
  content = '<label>Photos <input type="file" name="photos" multiple required></label>',
): Promise<void> {
  server = await script(...answers)
  place = await fixture<HTMLFormElement>(
    `<form><flx-upload src="${server.address('upload.php')}" ${attributes}>${content}</flx-upload><button>Envoyer</button></form>`,
  )
  host = place.querySelector('flx-upload') as FlxUploadElement
  await host.ready
}

const input = () => host.querySelector('input[type="file"]') as HTMLInputElement

function choose(...files: File[]): void {
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  input().files = data.files
  input().dispatchEvent(new Event('change', { bubbles: true }))
}

function dropOn(target: Element, type: string, files: File[], isPaste = false): Event {
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  const options = { bubbles: true, cancelable: true }
  const event = isPaste
    ? new ClipboardEvent(type, { ...options, clipboardData: data })
    : new DragEvent(type, { ...options, dataTransfer: data })
  // Firefox leaves out of a paste made by a script what it is to bring.
  if (isPaste) Object.defineProperty(event, 'clipboardData', { value: data })
  target.dispatchEvent(event)
  return event
}

const lines = () => [...host.querySelectorAll('li')]
const line = (name: string) => lines().find((each) => each.textContent?.includes(name))
const state = (name: string) => line(name)?.querySelector('.flx-upload__state')?.textContent ?? 'no such file'
const button = (name: string, label: string) =>
  [...(line(name)?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === label,
  ) as HTMLButtonElement
const said = () => host.querySelector('[role="status"]')?.textContent ?? ''
const keys = () => new FormData(place).getAll('photos')
const untilState = (name: string, wanted: string) =>
  waitUntil(() => state(name).startsWith(wanted), `${name}: ${wanted}`)

describe('<flx-upload>', () => {
  const given = '<input type="file" name="photos" aria-label="Photos" multiple required>'
  const yesterday = '<input type="hidden" name="photos" value="k1">'
  const known = { body: { status: 'ok', fichiers: [{ key: 'k1', nom: 'hier.jpg', taille: 10, recu: 10, url: '' }] } }

  it('UPLOAD-01 sends a file at once, as its bytes, with what the page says of it', async () => {
    await open([whole()], 'exts="jpg" dir="devis" mask="photo_*" sess="s1"')
    const done: unknown[] = []
    host.addEventListener('flx-upload-done', ({ detail }) => done.push(detail))
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoyé')
    const [request] = await server.log()
    const { keys: key = '', ...query } = request?.query ?? {}
    expect(query).to.deep.equal({ action: 'upload', nom: 'a.jpg', dossier: 'devis', mask: 'photo_*', sess: 's1' })
    expect([request?.method, request?.text, request?.headers['content-range'], request?.type]).to.deep.equal([
      'POST',
      'abcdefghij',
      'bytes 0-9/10',
      'application/octet-stream',
    ])
    expect(key.length).to.be.greaterThan(20)
    expect(done).to.deep.equal([{ key, name: 'a.jpg', size: 10 }])
    expect([keys(), said()]).to.deep.equal([[key], 'a.jpg\u00a0: envoyé.'])
  })

  it('UPLOAD-01 sends the name that a Mac writes as other computers write it', async () => {
    await open([whole('été.jpg')])
    choose(file('e\u0301te\u0301.jpg'))
    const [request] = await server.requests(1)
    expect(request?.query['nom']).to.equal('\u00e9t\u00e9.jpg')
  })

  it('UPLOAD-02 a name of one long word stays in its place, where it is said too', async () => {
    const name = `${'a'.repeat(180)}.jpg`
    await open([whole(name)])
    choose(file(name))
    await untilState(name, 'Envoyé')
    await waitUntil(() => said().includes(name))
    expect(place.scrollWidth).to.equal(place.clientWidth)
  })

  it('UPLOAD-01 each refusal is said at its file, before a byte is sent', async () => {
    await open([whole('bon.JPG')], 'exts="jpg, .PNG tar.gz" sizelimit="0.00002" multiple="0"')
    choose(
      file('bon.JPG'),
      file('script.exe'),
      file('sans-extension'),
      file('vide.png', ''),
      file('lourd.png', 'x'.repeat(21)),
    )
    dropOn(host, 'drop', [file('bon.JPG')])
    await untilState('bon.JPG', 'Envoyé')
    expect(
      lines().map((each) => [
        each.querySelector('.flx-upload__name')?.textContent,
        each.querySelector('.flx-upload__state')?.textContent,
      ]),
    ).to.deep.equal([
      ['bon.JPG', 'Envoyé'],
      ['script.exe', 'Ce type de fichier n’est pas accepté. Sont acceptés\u00a0: jpg, png, tar.gz.'],
      ['sans-extension', 'Ce type de fichier n’est pas accepté. Sont acceptés\u00a0: jpg, png, tar.gz.'],
      ['vide.png', 'Ce fichier est vide.'],
      ['lourd.png', 'Ce fichier est trop lourd\u00a0: 21\u00a0o, pour 20\u00a0o au plus.'],
      ['bon.JPG', 'Ce fichier est déjà dans la liste.'],
    ])
    expect((await server.log()).length).to.equal(1)
    button('script.exe', 'Retirer').click()
    expect(line('script.exe')).to.equal(undefined)
  })

  it('UPLOAD-01 one where one is meant, as many as multiple says, without limit at 0', async () => {
    const answers = { ...whole(), repeat: true }
    await open([answers], '', '<input type="file" name="photos" aria-label="Photo">')
    choose(file('1.jpg'), file('2.jpg'))
    await untilState('1.jpg', 'Envoyé')
    expect(state('2.jpg')).to.equal('Un seul fichier est attendu\u00a0: retirez d’abord celui qui est là.')
    await open([answers], 'multiple="2"')
    choose(file('1.jpg'), file('2.jpg'), file('3.jpg'))
    await untilState('2.jpg', 'Envoyé')
    expect(state('3.jpg')).to.equal('Un fichier de trop\u00a0: 2 au plus.')
    await open([answers], 'multiple="0"')
    choose(...Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`)))
    await untilState('11.jpg', 'Envoyé')
    expect(keys().length).to.equal(12)
  })

  it('UPLOAD-01 the words of the server are shown with « Envoi du fichier échoué », and it can be tried again', async () => {
    await open([{ body: { status: 'ko', error_msg: 'Ce fichier <b>ment</b>.' } }, whole()])
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoi du fichier échoué. Ce fichier ment.')
    expect([keys(), input().validity.valid]).to.deep.equal([[], true])
    button('a.jpg', 'Réessayer').click()
    await server.add({ body: { status: 'ok', fichiers: [] } })
    await waitUntil(async () => (await server.log()).length > 1)
  })

  it('UPLOAD-01 what is no answer is a failure in words: HTML, a login page, a refused CSRF, a size too large', async () => {
    const wrong: [Answer, string][] = [
      [{ body: '<p>Bonjour</p>' }, 'Le serveur n’a pas donné la réponse attendue'],
      [{ body: { ok: 1 } }, 'La réponse du serveur n’a pas pu être lue'],
      [{ redirect: '/answers/login' }, 'Votre session a expiré'],
      [{ status: 401, body: '' }, 'Votre session a expiré'],
      [{ status: 403, body: {} }, 'Le serveur a refusé cette demande'],
      [{ status: 413, body: '' }, 'Le serveur a refusé cette demande'],
    ]
    for (const [answer, words] of wrong) {
      await open([answer])
      choose(file('a.jpg'))
      await untilState('a.jpg', `Envoi du fichier échoué. ${words}`)
    }
  })

  it('UPLOAD-02 after a cut it asks how much is there, and goes on from it', async () => {
    await open([
      { drop: true },
      { body: { status: 'ok', fichiers: [{ key: 'x', nom: 'a.jpg', taille: 10, recu: 0 }] } },
      held('a.jpg', 10, 4),
      whole(),
    ])
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoyé')
    const log = await server.log()
    expect(log.map(({ query, headers, text }) => [query['action'], headers['content-range'], text])).to.deep.equal([
      ['upload', 'bytes 0-9/10', 'abcdefghij'],
      ['view', undefined, ''],
      ['upload', 'bytes 0-9/10', 'abcdefghij'],
      ['upload', 'bytes 4-9/10', 'efghij'],
    ])
    expect(new Set(log.map(({ query }) => query['keys'])).size, 'one file, one key').to.equal(1)
  })

  it('UPLOAD-02 what could not go on waits for the visitor, and then resumes', async () => {
    await open([{ drop: true }, { drop: true }, { drop: true }])
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoi interrompu à ')
    expect(button('a.jpg', 'Reprendre').ariaLabel).to.equal('Reprendre\u00a0: a.jpg')
    const [first] = await server.log()
    const key = first?.query['keys']
    await server.add({ body: { status: 'ok', fichiers: [{ key, nom: 'a.jpg', taille: 10, recu: 6 }] } }, whole())
    button('a.jpg', 'Reprendre').click()
    await untilState('a.jpg', 'Envoyé')
    expect((await server.log()).at(-1)?.headers['content-range']).to.equal('bytes 6-9/10')
  })

  it('UPLOAD-02 a large file goes in parts, and its progress is shown', async function () {
    this.timeout(30_000)
    const part = 8 * 1024 * 1024
    const size = part + 10
    await open([{ ...held('gros.jpg', size, part), hold: 'part' }, held('gros.jpg', size)])
    choose(new File([new Uint8Array(size)], 'gros.jpg'))
    await waitUntil(() => /^Envoi\u00a0: [1-9]\d*\u00a0%$/.test(state('gros.jpg')), state('gros.jpg'))
    await server.requests(1)
    await server.release('part')
    await waitUntil(() => state('gros.jpg') === 'Envoyé', 'it arrives', { timeout: 20_000 })
    expect((await server.log()).map(({ headers }) => headers['content-range'])).to.deep.equal([
      `bytes 0-${part - 1}/${size}`,
      `bytes ${part}-${size - 1}/${size}`,
    ])
  })

  it('UPLOAD-02 an upload can be stopped: the next goes on, and the server forgets what it had', async () => {
    await open([
      { ...whole(), hold: 'never' },
      { ...whole('b.jpg'), repeat: true },
    ])
    choose(file('a.jpg'), file('b.jpg'))
    await server.requests(1)
    button('a.jpg', 'Annuler l’envoi').click()
    await untilState('b.jpg', 'Envoyé')
    expect([line('a.jpg'), keys().length, said()]).to.deep.equal([undefined, 1, 'b.jpg\u00a0: envoyé.'])
    await waitUntil(async () => (await server.log())[0]?.aborted === true)
  })

  it('UPLOAD-02 files are dropped and pasted; a pasted text stays a text', async () => {
    await open([{ ...whole(), repeat: true }])
    expect(dropOn(host, 'dragover', [file('x.jpg')]).defaultPrevented).to.equal(true)
    expect(host.hasAttribute('data-flx-over')).to.equal(true)
    dropOn(host, 'drop', [file('1.jpg'), file('2.jpg')])
    expect(host.hasAttribute('data-flx-over')).to.equal(false)
    expect(dropOn(input(), 'paste', [file('3.jpg')], true).defaultPrevented).to.equal(true)
    await untilState('3.jpg', 'Envoyé')
    expect(keys().length).to.equal(3)
    expect(dropOn(input(), 'paste', [], true).defaultPrevented).to.equal(false)
  })

  it('UPLOAD-02 a file dropped beside it does not take the place of the page, and what others take stays theirs', async () => {
    await open([whole()], 'exts="jpg"')
    place.insertAdjacentHTML('beforeend', '<input name="nom"><input type="file" name="autre">')
    const at = (selector: string) => document.querySelector(selector) as Element
    const isKept = (target: Element, files = [file('x.jpg')]) =>
      ['dragover', 'drop'].map((type) => dropOn(target, type, files).defaultPrevented)
    for (const target of [document.body, at('form > button'), at('[name="nom"]'), place]) {
      expect(isKept(target), target.localName).to.deep.equal([true, true])
    }
    expect(lines().length, 'nothing is taken').to.equal(0)
    expect(isKept(at('[name="autre"]'))).to.deep.equal([false, false])
    expect(isKept(at('[name="nom"]'), []), 'a text').to.deep.equal([false, false])
    input().disabled = true
    expect(isKept(host)).to.deep.equal([true, true])
    host.remove()
    await new Promise(requestAnimationFrame)
    expect(isKept(document.body)).to.deep.equal([false, false])
  })

  it('UPLOAD-01 asks before the page is left as long as a file is under way, and only then', async () => {
    await open([{ ...whole(), hold: 'file' }])
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).to.equal(false)
    choose(file('a.jpg'))
    await waitUntil(() => lines().length === 1)
    expect(asks()).to.equal(true)
    await server.release('file')
    await untilState('a.jpg', 'Envoyé')
    expect(asks()).to.equal(false)
  })

  it('UPLOAD-02 the order of the list is that of the form; the focus follows', async () => {
    await open([{ ...whole(), repeat: true }])
    choose(file('1.jpg'), file('2.jpg'))
    await untilState('2.jpg', 'Envoyé')
    const [first, second] = keys()
    const up = button('2.jpg', 'Monter')
    up.focus()
    up.click()
    expect(keys()).to.deep.equal([second, first])
    button('1.jpg', 'Retirer').click()
    await waitUntil(() => lines().length === 1)
    expect(document.activeElement?.textContent).to.equal('Retirer')
    const { fields } = (await server.log()).at(-1) ?? {}
    expect(fields).to.deep.equal({ action: 'delete', keys: first })
  })

  it('UPLOAD-02 a file is dragged to another place in the order', async () => {
    await open([{ ...whole(), repeat: true }])
    choose(file('1.jpg'), file('2.jpg'), file('3.jpg'))
    await untilState('3.jpg', 'Envoyé')
    const [first, second, third] = keys()
    const middle = (name: string): [number, number] => {
      const { left, top, width, height } =
        line(name)?.querySelector('.flx-upload__handle')?.getBoundingClientRect() ?? new DOMRect()
      return [Math.round(left + width / 2), Math.round(top + height / 2)]
    }
    line('2.jpg')?.scrollIntoView({ block: 'center' })
    const [x, y] = middle('1.jpg')
    await takeHold([x, y], () => line('1.jpg')?.hasAttribute('data-flx-dragged'))
    await sendMouse({ type: 'move', position: [x, middle('3.jpg')[1] + 30] })
    await sendMouse({ type: 'up' })
    expect(keys()).to.deep.equal([second, third, first])
    expect(line('1.jpg')?.getAttribute('style') ?? '').to.equal('')
  })

  it('UPLOAD-02 under a finger a button takes a picture, where pictures are asked for', async () => {
    const real = window.matchMedia
    const isFinger = (query: string): boolean => query === '(pointer: coarse)'
    window.matchMedia = (query) =>
      isFinger(query) ? ({ ...real('all'), matches: true } as MediaQueryList) : real(query)
    try {
      const photos = '<input type="file" name="photos" accept="image/*,.pdf" multiple aria-label="Photos">'
      await open([{ ...whole('photo.jpg'), repeat: true }], 'multiple="0"', photos)
      await waitUntil(() => host.querySelector('input[capture]'))
      const camera = host.querySelector('input[capture]') as HTMLInputElement
      expect([camera.accept, camera.getAttribute('capture'), camera.name]).to.deep.equal(['image/*', 'environment', ''])
      let opened = 0
      camera.addEventListener('click', (event) => {
        opened++
        event.preventDefault()
      })
      const shoot = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Prendre une photo')
      shoot?.focus()
      await sendKeys({ press: 'Enter' })
      expect(opened).to.equal(1)
      const data = new DataTransfer()
      data.items.add(file('photo.jpg'))
      camera.files = data.files
      camera.dispatchEvent(new Event('change', { bubbles: true }))
      await untilState('photo.jpg', 'Envoyé')
      expect([keys().length, camera.value]).to.deep.equal([1, ''])
      await open([], '', '<input type="file" name="cv" accept=".pdf" aria-label="CV">')
      expect(host.querySelector('input[capture]')).to.equal(null)
    } finally {
      window.matchMedia = real
    }
  })

  it('UPLOAD-01 I18N-02 weights, and what is said of a file, are written in the way of the page’s language', async () => {
    replaceTexts({ locale: 'en-GB' })
    try {
      await open([{ ...whole(), repeat: true }])
      choose(file('a.jpg', 'x'.repeat(3400)), file('b.jpg', 'x'.repeat(21)))
      const weights = lines().map((each) => each.querySelector('.flx-upload__size')?.textContent)
      expect(weights).to.deep.equal(['3.4\u00a0kB', '21\u00a0B'])
      choose(file('c.exe'))
      await waitUntil(() => said().startsWith('c.exe'))
      expect(said()).to.match(/^c\.exe: \S/)
    } finally {
      replaceTexts({ locale: 'fr-FR' })
    }
  })

  it('UPLOAD-02 shows the picture that is sent', async () => {
    await open([whole()])
    const canvas = document.createElement('canvas')
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    choose(new File([blob ?? ''], 'a.png', { type: 'image/png' }))
    const picture = () => line('a.png')?.querySelector('img') as HTMLImageElement
    await waitUntil(() => picture().naturalWidth > 0, 'the preview loads')
    expect(picture().checkVisibility()).to.equal(true)
  })

  it('UPLOAD-02 a form that is sent too early leaves once the files are there, and stays where one is not', async () => {
    await open([{ ...whole(), hold: 'file' }])
    const sent: FormDataEntryValue[][] = []
    place.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(keys())
    })
    choose(file('a.jpg'))
    await server.requests(1)
    place.requestSubmit()
    expect([sent.length, said()]).to.deep.equal([0, 'Le formulaire partira dès que les fichiers seront envoyés.'])
    await server.release('file')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]?.length).to.equal(1)
    await server.add({ status: 403, body: {} })
    choose(file('b.jpg'))
    await untilState('b.jpg', 'Envoi du fichier échoué')
    place.requestSubmit()
    expect([sent.length, said().startsWith('Le formulaire n’est pas parti')]).to.deep.equal([1, true])
  })

  it('UPLOAD-02 a form that is emptied keeps what its page came with, stops the rest, and is not sent any more', async () => {
    await open([known, whole(), { ...whole('b.jpg'), hold: 'file' }], 'exts="jpg" multiple="0"', given + yesterday)
    let sent = 0
    place.addEventListener('submit', (event) => {
      event.preventDefault()
      sent++
    })
    await untilState('hier.jpg', 'Envoyé')
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoyé')
    choose(file('b.jpg'), file('c.exe'))
    await server.requests(3)
    const prevent = (event: Event) => event.preventDefault()
    place.addEventListener('reset', prevent)
    place.reset()
    expect(lines().length, 'a reset that somebody prevented').to.equal(4)
    place.removeEventListener('reset', prevent)
    place.requestSubmit()
    place.reset()
    expect([lines().length, keys(), said(), input().value]).to.deep.equal([1, ['k1'], '', ''])
    await server.release('file')
    await server.add(whole('d.jpg'))
    choose(file('d.jpg'))
    await untilState('d.jpg', 'Envoyé')
    expect([sent, lines().length, (await server.log()).length]).to.deep.equal([0, 2, 4])
  })

  it('UPLOAD-01 where the server refuses, its words are said, and those of flx where it has none', async () => {
    await open(
      [{ body: { status: 'ko', error_msg: 'Ces fichiers sont <b>partis</b>.' } }, { body: { status: 'ko' } }],
      '',
      given + yesterday,
    )
    await waitUntil(() => said() !== '')
    expect(said()).to.equal('Ces fichiers sont partis.')
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoi du fichier échoué. Le serveur a refusé cette demande')
  })

  it('UPLOAD-02 files that were chosen before its code was there are taken', async () => {
    await open([whole()])
    const late = document.createElement('flx-upload')
    late.setAttribute('src', server.address('upload.php'))
    late.innerHTML = '<input type="file" name="photos" aria-label="Photos" multiple>'
    host.remove()
    host = late as FlxUploadElement
    const data = new DataTransfer()
    data.items.add(file('a.jpg'))
    input().files = data.files
    place.prepend(late)
    await untilState('a.jpg', 'Envoyé')
    expect(input().value).to.equal('')
  })

  it('UPLOAD-01 files of the page are sent along whatever becomes of the question about them; required is met', async () => {
    await open([{ status: 500, body: '' }, whole()], 'multiple="0"', given + yesterday)
    expect([input().required, keys()]).to.deep.equal([false, ['k1']])
    await waitUntil(() => said() !== '')
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoyé')
    expect([keys()[0], keys().length, input().required]).to.deep.equal(['k1', 2, false])
    await open([{ ...known, hold: 'view' }, { body: { status: 'ok' } }], 'multiple="1"', given + yesterday)
    choose(file('a.jpg'))
    expect(state('a.jpg'), 'the one that is not seen yet counts').to.match(/^Un seul fichier/)
    await server.release('view')
    await untilState('hier.jpg', 'Envoyé')
    expect([keys(), input().required]).to.deep.equal([['k1'], false])
    button('hier.jpg', 'Retirer').click()
    await waitUntil(() => !line('hier.jpg'))
    expect([keys(), input().required]).to.deep.equal([[], true])
  })

  it('UPLOAD-01 files of the page are asked for by their keys; keys that an answer draws anew are sent once', async () => {
    const other = { body: { status: 'ok', fichiers: [{ key: 'k2', nom: 'port.jpg', taille: 10, recu: 10, url: '' }] } }
    await open([known, other], 'multiple="0"', given + yesterday)
    await untilState('hier.jpg', 'Envoyé')
    const [old] = host.querySelectorAll<HTMLInputElement>('input[type="hidden"]')
    const [again, next] = [old?.cloneNode() as HTMLInputElement, document.createElement('input')]
    again.disabled = false
    Object.assign(next, { type: 'hidden', name: 'photos', value: 'k2' })
    old?.replaceWith(again, next)
    await untilState('port.jpg', 'Envoyé')
    expect(keys()).to.have.members(['k1', 'k2'])
    const asked = (await server.log()).map(({ query }) => query)
    expect(asked).to.deep.equal(['k1', 'k2'].map((keys) => ({ action: 'view', keys })))
  })

  it('UPLOAD-02 files of the page, new ones and moves make one order', async () => {
    await open([known, { ...whole(), repeat: true }], 'multiple="0"', given + yesterday)
    await untilState('hier.jpg', 'Envoyé')
    choose(file('a.jpg'), file('b.jpg'))
    await untilState('b.jpg', 'Envoyé')
    const [old, a, b] = keys()
    button('b.jpg', 'Monter').click()
    button('b.jpg', 'Monter').click()
    expect(keys()).to.deep.equal([b, old, a])
  })

  it('UPLOAD-02 where the field is off, what is dropped is not opened in the place of the page, nor taken', async () => {
    await open([], '', '<fieldset disabled><input type="file" name="photos" aria-label="Photos"></fieldset>')
    expect(dropOn(host, 'dragover', [file('x.jpg')]).defaultPrevented).to.equal(true)
    expect(host.hasAttribute('data-flx-over')).to.equal(false)
    expect(dropOn(host, 'drop', [file('x.jpg')]).defaultPrevented).to.equal(true)
    expect(dropOn(host, 'paste', [file('x.jpg')], true).defaultPrevented).to.equal(false)
    expect(lines().length).to.equal(0)
  })

  it('UPLOAD-02 what is dragged from one part of it to another is still over it', async () => {
    await open([])
    dropOn(host, 'dragover', [file('x.jpg')])
    host.dispatchEvent(new DragEvent('dragleave', { relatedTarget: input() }))
    expect(host.hasAttribute('data-flx-over')).to.equal(true)
    host.dispatchEvent(new DragEvent('dragleave', { relatedTarget: document.body }))
    expect(host.hasAttribute('data-flx-over')).to.equal(false)
  })

  it('UPLOAD-02 a paste goes to the element it is made in, and never away from a text that takes pictures', async () => {
    await open([{ ...whole(), repeat: true }])
    const other = host.cloneNode(true) as FlxUploadElement
    host.after(other)
    const text = document.createElement('div')
    text.contentEditable = 'true'
    place.append(text)
    await other.ready
    const list = () => [host, other].map((each) => each.querySelectorAll('li').length)
    dropOn(other.querySelector('input') as Element, 'paste', [file('1.jpg')], true)
    expect(list()).to.deep.equal([0, 1])
    expect(dropOn(text, 'paste', [file('2.jpg')], true).defaultPrevented).to.equal(false)
    expect(list()).to.deep.equal([0, 1])
    dropOn(place.querySelector('form > button') ?? place, 'paste', [file('3.jpg')], true)
    expect(list()).to.deep.equal([1, 1])
    await waitUntil(() => keys().length === 2)
  })

  it('UPLOAD-02 a double click is one: it does not reach the button that comes in the place of another', async () => {
    await open([
      { status: 403, body: {} },
      { ...whole(), repeat: true },
    ])
    choose(file('a.jpg'), file('b.jpg'))
    await untilState('a.jpg', 'Envoi du fichier échoué')
    await untilState('b.jpg', 'Envoyé')
    button('a.jpg', 'Réessayer').click()
    button('a.jpg', 'Annuler l’envoi').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await server.requests(3)
    expect(line('a.jpg')).to.not.equal(undefined)
    await untilState('b.jpg', 'Envoyé')
    const remove = button('b.jpg', 'Retirer')
    remove.click()
    remove.click()
    await waitUntil(() => !line('b.jpg'))
    const asked = (await server.log()).filter(({ fields }) => fields['action'] === 'delete')
    expect(asked.length).to.equal(1)
  })

  it('UPLOAD-02 an event of ours comes when the form carries what it tells', async () => {
    await open([whole(), { body: { status: 'ok' } }])
    const told: number[] = []
    for (const type of ['flx-upload-done', 'flx-upload-removed'])
      host.addEventListener(type, () => told.push(keys().length))
    choose(file('a.jpg'))
    await waitUntil(() => told.length === 1)
    button('a.jpg', 'Retirer').click()
    await waitUntil(() => told.length === 2)
    expect(told).to.deep.equal([1, 0])
  })

  it('UPLOAD-02 a form that waited leaves also where the button that sent it has gone', async () => {
    await open([{ ...whole(), hold: 'file' }])
    let sent = 0
    place.addEventListener('submit', (event) => {
      event.preventDefault()
      sent++
    })
    choose(file('a.jpg'))
    const submitter = place.querySelector('form > button') as HTMLButtonElement
    submitter.click()
    submitter.remove()
    await server.release('file')
    await waitUntil(() => sent === 1)
  })

  it('UPLOAD-02 an attribute that changes loses nothing, and holds for what comes next', async () => {
    await open([{ ...whole(), hold: 'file' }, whole('b.jpg')])
    choose(file('a.jpg'))
    await server.requests(1)
    host.setAttribute('dir', 'devis')
    host.setAttribute('exts', 'png')
    await server.release('file')
    await untilState('a.jpg', 'Envoyé')
    choose(file('b.jpg'), file('b.png'))
    await untilState('b.png', 'Envoyé')
    expect(state('b.jpg')).to.match(/^Ce type de fichier/)
    expect((await server.log())[1]?.query['dossier']).to.equal('devis')
  })

  it('UPLOAD-03 the page is as it was written once it has left; a copy and a name written anew are mended', async () => {
    await open([{ ...known, repeat: true }, whole()], '', given + yesterday)
    const written = given + yesterday
    await untilState('hier.jpg', 'Envoyé')
    const copy = host.cloneNode(true) as FlxUploadElement
    input().name = 'images'
    await waitUntil(() => !input().hasAttribute('name'))
    expect(new FormData(place).getAll('images')).to.deep.equal(['k1'])
    host.replaceWith(copy)
    host = copy
    await untilState('hier.jpg', 'Envoyé')
    expect([...new FormData(place)].map(([name]) => name)).to.deep.equal(['photos'])
    copy.remove()
    await waitUntil(() => !copy.querySelector('[data-flx-mount]'))
    const wanted = document.createElement('div')
    wanted.innerHTML = written
    const attributes = (root: Element) =>
      [...root.children].map((each) => [...each.attributes].map(({ name, value }) => `${name}=${value}`).sort())
    expect(attributes(copy)).to.deep.equal(attributes(wanted))
  })

  it('UPLOAD-02 an element that a script takes out and puts back has its files, and goes on with the others', async () => {
    await open([whole(), { ...whole('b.jpg'), hold: 'b' }, { ...whole('b.jpg'), repeat: true }])
    choose(file('a.jpg'))
    await untilState('a.jpg', 'Envoyé')
    const sent = keys()
    choose(file('b.jpg'))
    await server.requests(2)
    host.remove()
    await waitUntil(() => lines().length === 0)
    expect(input().name).to.equal('photos')
    place.prepend(host)
    await host.ready
    expect(keys()).to.deep.equal(sent)
    await untilState('b.jpg', 'Envoyé')
    expect(keys().length).to.equal(2)
  })

  it('UPLOAD-01 in a label around it, the list stands after the label: a click on it opens no field', async () => {
    await open([])
    place.innerHTML = `<label>Photos <flx-upload exts="png"><input type="file" name="photos"></flx-upload></label>`
    host = place.querySelector('flx-upload') as FlxUploadElement
    await host.ready
    choose(file('a.exe'))
    expect([place.querySelector('label li'), place.querySelectorAll('label + * li').length]).to.deep.equal([null, 1])
    expect(place.querySelector('label')?.textContent).to.equal('Photos ')
  })

  it('UPLOAD-01 files are sent from a page of plain HTTP too', async () => {
    await open([whole()])
    const restore = withoutSecureContext()
    try {
      choose(file('a.jpg'))
      await untilState('a.jpg', 'Envoyé')
    } finally {
      restore()
    }
    expect((await server.log())[0]?.query['keys']).to.match(/^[\da-f]{32}$/)
  })

  it('UPLOAD-01 view, delete and resetSession by script', async () => {
    await open([
      whole(),
      { body: { status: 'ok', fichiers: [{ key: 'z', nom: 'z.jpg', taille: 3, recu: 3, url: '/z' }] } },
      { body: { status: 'ok' } },
      { body: { status: 'ok' } },
    ])
    await host.upload([file('a.jpg')])
    await untilState('a.jpg', 'Envoyé')
    expect(await host.view()).to.deep.equal([{ key: 'z', name: 'z.jpg', size: 3, received: 3, url: '/z' }])
    await host.delete('z')
    await host.resetSession()
    expect([lines().length, keys()]).to.deep.equal([0, []])
    expect((await server.log()).slice(2).map(({ fields }) => fields)).to.deep.equal([
      { action: 'delete', keys: 'z' },
      { action: 'resetSession' },
    ])
  })

  it('UPLOAD-03 goes to the address that pages know, and the field stays the browser’s own where it is left', async () => {
    const left = await fixture<HTMLElement>(
      '<flx-upload><input type="file" name="photos" required aria-label="Photos"></flx-upload>',
    )
    await (left as FlxUploadElement).ready
    expect((left as FlxUploadElement).src).to.equal('/backoffice/modules/templates/front/upload.php')
    const field = left.querySelector('input') as HTMLInputElement
    expect(field.hasAttribute('name')).to.equal(false)
    left.remove()
    await waitUntil(() => field.name === 'photos')
    expect(field.required).to.equal(true)
    const warned = await warningsOf(async () => (await fixture<FlxUploadElement>('<flx-upload></flx-upload>')).ready)
    expect(warned).to.deep.equal(['flx : <flx-upload> : attend un champ <input type="file">.'])
  })
})
