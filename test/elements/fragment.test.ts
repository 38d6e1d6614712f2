import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/fragment.ts'
import type { FlxFragmentElement } from '../../elements/fragment.ts'
import { settled } from '../../src/core/overlay/overlay.ts'
import { wrongAnswers } from '../foreign/wrong-answers.ts'
import { addressOf, script } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import { control, part, textOf, untilText } from '../support/cart-page.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import { failure, leaveBlock, openBlock } from '../support/fragment-page.ts'
import { laterClock } from '../support/later-clock.ts'
import { waitUntil } from '../support/wait-until.ts'

const runs = (): string[] => ((window as unknown as { runs?: string[] }).runs ??= [])

/** A promise of an event of this name, in the page. */
const once = (name: string): Promise<Event> =>
  new Promise((resolve) => document.addEventListener(name, resolve, { once: true }))

afterEach(() => {
  leaveBlock()
  runs().length = 0
})

describe('<flx-fragment>', () => {
  const comments: [how: string, comment: string][] = [
    ['JSON', '<!-- {"url": "{url}", "referer": "/actus?p=2", "recherche": "bol bleu", "identload": "b7"} -->'],
    [
      'JSON after our name',
      '<!--flx-fragment: {"url":"{url}","referer":"/actus?p=2","recherche":"bol bleu","identload":"b7"}-->',
    ],
    [
      'JSON whose quotes a template escaped',
      '<!-- {&quot;url&quot;:&quot;{url}&quot;,&quot;referer&quot;:&quot;/actus?p=2&quot;,&quot;recherche&quot;:&quot;bol bleu&quot;,&quot;identload&quot;:&quot;b7&quot;} -->',
    ],
    ['a query', '<!-- url={url}&referer=%2Factus%3Fp%3D2&recherche=bol+bleu&identload=b7 -->'],
    [
      'a query that a template escaped',
      '<!-- url={url}&amp;referer=/actus%3Fp%3D2&amp;recherche=bol%20bleu&amp;identload=b7 -->',
    ],
    ['attributes', `<!-- url="{url}" referer="/actus?p=2" recherche='bol bleu' identload=b7 -->`],
  ]
  for (const [how, comment] of comments) {
    it(`FRAG-01 posts what the comment of the block says, written as ${how}`, async () => {
      const [block, server] = await openBlock([{ body: '<p>Nouveau</p>' }], {
        content: `<!-- Bloc des actualités -->${comment}<p>Ancien</p>`,
      })
      await block.refresh()
      const [request] = await server.log()
      expect([request?.method, request?.path, request?.type]).to.deep.equal([
        'POST',
        'bloc',
        'application/x-www-form-urlencoded;charset=UTF-8',
      ])
      expect(request?.fields).to.deep.equal({ referer: '/actus?p=2', recherche: 'bol bleu', identload: 'b7' })
      expect(textOf(block)).to.equal('Nouveau')
    })
  }

  it('FRAG-01 says which page it is on where the template does not, and sends what else it gives', async () => {
    const [block, server] = await openBlock([{ body: '<p>Nouveau</p>' }], {
      content: '<!-- {"url": "{url}", "recherche": {"ville": "Brest"}, "id_page": 12} -->',
    })
    await block.refresh({ taille: 'grande' })
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({
      referer: location.href,
      'recherche[ville]': 'Brest',
      id_page: '12',
      taille: 'grande',
    })
  })

  it('FRAG-01 attributes of the element count more than the comment', async () => {
    const server = await script({ body: '<p>Nouveau</p>' })
    const block = await fixture<FlxFragmentElement>(
      `<flx-fragment src="${server.address('autre')}" identload="b8"><!-- {"url": "/bloc", "identload": "b7"} --></flx-fragment>`,
    )
    await block.refresh()
    const [request] = await server.log()
    expect([request?.path, request?.fields['identload']]).to.deep.equal(['autre', 'b8'])
  })

  it('FRAG-01 sends the forms of the block, and no password nor file that nobody sent', async () => {
    const [block, server] = await openBlock([{ body: '<p>Nouveau</p>' }], {
      content: `<!-- url={url} --><form><input name="q" value="bol"><input type="checkbox" name="neuf" value="1" checked>
        <input type="password" name="pass" value="secret"><input type="password" name="vu" value="secret"><input type="file" name="photo"><button name="envoi" value="1">OK</button></form>`,
    })
    // As the button of a theme does that shows what is typed.
    block.querySelector('[name="vu"]')?.setAttribute('type', 'text')
    await block.refresh()
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({ referer: location.href, q: 'bol', neuf: '1' })
  })

  it('FRAG-01 a form of the block with its address, or that says so, is sent there with its button', async () => {
    const [block, server] = await openBlock([{ body: '<p>Merci</p>' }], {
      content:
        '<!-- url={url} --><form action="{url}" method="post"><input name="avis" value="Bien"><button name="envoi" value="1">OK</button></form>',
    })
    control(block, 'OK').click()
    await untilText(block, 'Merci')
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({ referer: location.href, avis: 'Bien', envoi: '1' })
  })

  it('FRAG-01 a form that is refused shows the errors that the server wrote', async () => {
    const [block] = await openBlock([{ status: 422, body: '<form action="{url}"><p>Le nom manque.</p></form>' }], {
      content: '<!-- url={url} --><form action="{url}" method="post"><input name="nom"><button>OK</button></form>',
    })
    control(block, 'OK').click()
    await untilText(block, 'Le nom manque.')
    expect(failure(block)).to.equal(null)
  })

  it('FRAG-01 leaves a form that goes elsewhere to the page', async () => {
    const [block, server] = await openBlock([], {
      content: '<!-- url={url} --><form action="/ailleurs" method="post"><button>OK</button></form>',
    })
    const left = once('submit')
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    control(block, 'OK').click()
    await left
    expect(await server.log()).to.have.length(0)
  })

  it('FRAG-01 runs the scripts of the answer once, in order', async () => {
    const body = '<p>Nouveau</p><script>window.runs.push("a")</script><script>window.runs.push("b")</script>'
    const [block] = await openBlock([{ body }, { body }])
    runs()
    await block.refresh()
    expect(runs()).to.deep.equal(['a', 'b'])
    await block.refresh()
    expect(runs()).to.deep.equal(['a', 'b', 'a', 'b'])
  })

  it('FRAG-01 goes on with the comment that the answer brings, or with the one before', async () => {
    const [block, server] = await openBlock([
      { body: '<p>Un</p>' },
      { body: '<!-- url=suite&identload=b9 --><p>Deux</p>' },
      { body: '<p>Trois</p>', path: 'suite' },
    ])
    history.replaceState(null, '', server.address('page'))
    await block.refresh()
    await block.refresh()
    await block.refresh()
    const asked = (await server.log()).map(({ path, fields }) => `${path} ${fields['identload'] ?? ''}`.trim())
    expect(asked).to.deep.equal(['bloc', 'bloc', 'suite b9'])
    expect(textOf(block)).to.equal('Trois')
  })

  it('FRAG-01 the answer may be the element itself, or a page that has it', async () => {
    const [block] = await openBlock(
      [
        { body: '<flx-fragment id="actus"><p>Un</p></flx-fragment>' },
        {
          body: '<!doctype html><title>Page</title><main><flx-fragment id="autre">Non</flx-fragment><flx-fragment id="actus"><p>Deux</p></flx-fragment></main>',
        },
      ],
      { attributes: 'id="actus"' },
    )
    await block.refresh()
    expect([textOf(block), block.querySelectorAll('flx-fragment').length]).to.deep.equal(['Un', 0])
    await block.refresh()
    expect([textOf(block), block.querySelectorAll('flx-fragment').length]).to.deep.equal(['Deux', 0])
  })

  it('FRAG-02 asks once while the same request is under way', async () => {
    const [block, server] = await openBlock([{ body: '<p>Un</p>', hold: 'un' }, { body: '<p>Deux</p>' }])
    const all = Promise.all([block.refresh(), block.refresh(), block.refresh()])
    await server.requests(1)
    await server.release('un')
    await all
    expect([textOf(block), (await server.log()).length]).to.deep.equal(['Un', 1])
    await block.refresh()
    expect([textOf(block), (await server.log()).length]).to.deep.equal(['Deux', 2])
  })

  it('FRAG-02 two blocks that ask for the same share one answer', async () => {
    const server = await script({ body: '<p>Un</p>', hold: 'un' })
    const block = `<flx-fragment on="essai"><!-- url=${server.address('bloc')} --></flx-fragment>`
    const place = await fixture(`<div>${block}${block}</div>`)
    document.dispatchEvent(new CustomEvent('essai', { bubbles: true }))
    await server.requests(1)
    await server.release('un')
    await waitUntil(() => textOf(place) === 'UnUn', textOf(place))
    expect(await server.log()).to.have.length(1)
  })

  it('FRAG-02 what asks for something else takes the place of what is under way, whose answer counts no more', async () => {
    const [block, server] = await openBlock([{ body: '<p>Un</p>', hold: 'un' }, { body: '<p>Deux</p>' }])
    const first = block.refresh({ page: 1 })
    await server.requests(1)
    await block.refresh({ page: 2 })
    await server.release('un')
    await first
    expect(textOf(block)).to.equal('Deux')
  })

  it('FRAG-03 keeps the focus, the selection, the scroll and what is half typed', async () => {
    const draw = (count: number): string =>
      `<!-- {"url": "{url}"} --><p>${count} avis</p><form><textarea name="avis">Bonjour</textarea></form>`
    const [block] = await openBlock([{ body: draw(2).replace(/<!--.*-->/, '') }], { content: draw(1) })
    const field = part<HTMLTextAreaElement>(block, 'textarea')
    field.focus()
    field.setSelectionRange(7, 7)
    await sendKeys({ type: ' à tous' })
    field.setSelectionRange(3, 5)
    await block.refresh()
    expect(textOf(part(block, 'p'))).to.equal('2 avis')
    expect([field.isConnected, document.activeElement === field, field.value]).to.deep.equal([
      true,
      true,
      'Bonjour à tous',
    ])
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([3, 5])
  })

  it('FRAG-03 blocks whose answers come at once keep the focus, in view, among them', async () => {
    const draw = (lines: number): string => `<p>${'Ligne<br>'.repeat(lines)}</p><input aria-label="Note">`
    const address = addressOf({ body: draw(12) })
    const place = await fixture<HTMLElement>(
      `<div>${Array.from({ length: 24 }, (_, index) => `<flx-fragment on="essai"><!-- {"url": "${address}", "identload": ${index}} -->${draw(2)}</flx-fragment>`).join('')}</div>`,
    )
    const field = place.querySelectorAll('input')[15] as HTMLInputElement
    field.focus()
    document.dispatchEvent(new Event('essai'))
    await waitUntil(() => place.querySelectorAll('br').length === 24 * 12, 'all are new')
    const { top, bottom } = field.getBoundingClientRect()
    expect([document.activeElement === field, top >= 0 && bottom <= innerHeight]).to.deep.equal([true, true])
  })

  it('FRAG-03 a failure keeps what there was, says so, and tries again when asked', async () => {
    const [block, server] = await openBlock([
      { status: 500, body: 'Panne' },
      { body: '<p>Nouveau</p>', hold: 'suite' },
    ])
    const told = once('flx-fragment-error')
    const said = await errorsOf(() => block.refresh())
    expect(said.join()).to.match(/<flx-fragment.*bloc : statut 500/)
    expect((await told) instanceof CustomEvent).to.equal(true)
    expect(textOf(part(block, 'p'))).to.equal('Ancien')
    await waitUntil(() => failure(block))
    expect(textOf(failure(block))).to.match(/^Erreur\s*:\s*Le serveur a rencontré une erreur/)
    await settled(block)
    expect(await axeHere(block)).to.deep.equal([])
    control(block, 'Réessayer').focus()
    await sendKeys({ press: 'Enter' })
    await server.requests(2)
    await server.release('suite')
    await untilText(block, 'Nouveau')
    await waitUntil(() => !failure(block))
    expect(block.contains(document.activeElement)).to.equal(true)
  })

  it('FRAG-03 what is no block is a failure: nothing, a text alone, JSON, another page, a login', async () => {
    const [block, server] = await openBlock([])
    for (const { name, body, type = 'html' } of wrongAnswers) {
      // A block may hold any markup, that of a login too.
      if (/^\s*<(?!!doctype|html)/i.test(body)) continue
      await server.add({ body, type })
      await errorsOf(() => block.refresh())
      await waitUntil(() => failure(block), `${name}: nothing is said`)
      expect([name, textOf(part(block, 'p'))]).to.deep.equal([name, 'Ancien'])
    }
    await server.add({ body: '' })
    await errorsOf(() => block.refresh())
    expect(textOf(part(block, 'p'))).to.equal('Ancien')
  })

  it('FRAG-03 is refreshed by events of the page, those of its own content too', async () => {
    const [block, server] = await openBlock([{ body: '<p>Un</p>' }, { body: '<p>Deux</p>' }], {
      attributes: 'on="essai, flx-cart-changed"',
    })
    window.dispatchEvent(new Event('essai'))
    await untilText(block, 'Un')
    part(block, 'p').dispatchEvent(new CustomEvent('flx-cart-changed', { bubbles: true }))
    await untilText(block, 'Deux')
    expect(await server.log()).to.have.length(2)
  })

  it('FRAG-03 is refreshed again and again, and waits while the page or the block is hidden', async () => {
    const hide = (isHidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const [block] = await openBlock([{ body: '<p>Un</p>' }, { body: '<p>Deux</p>', repeat: true }], {
      attributes: 'every="1"',
    })
    const stop = new AbortController()
    /** Of each refresh that begins: whether nobody would see it. */
    const unseen: boolean[] = []
    const note = ({ target }: Event): unknown =>
      unseen.push(document.hidden || (target as HTMLElement).hidden !== false)
    document.addEventListener('flx-fragment-load', note, { signal: stop.signal })
    try {
      await untilText(block, 'Un')
      block.hidden = true
      // Another block, which is seen, is asked for meanwhile.
      const [, its] = await openBlock([{ body: '<p>Autre</p>', repeat: true }], { attributes: 'every="1"' })
      await its.requests(2)
      hide(true)
      block.hidden = false
      await laterClock(1000)
      hide(false)
      await untilText(block, 'Deux')
      expect(unseen).to.include(false)
      expect(unseen).to.not.include(true)
    } finally {
      stop.abort()
      Reflect.deleteProperty(document, 'hidden')
    }
  })

  it('FRAG-03 is refreshed by its links, and by what names it anywhere in the page', async () => {
    const [block, server] = await openBlock(
      [{ body: '<p>Deux</p>' }, { body: '<p>Trois</p>' }, { body: '<p>Quatre</p>' }],
      {
        attributes: 'id="actus"',
        content: '<!-- url={url}&identload=b7 --><p>Un</p><a href="?page=2" data-flx-refresh>Suite</a>',
      },
    )
    const outside = await fixture(
      '<p><button data-flx-refresh="#actus">Relire</button><a href="#ici" data-flx-refresh="1,5">Rien</a></p>',
    )
    const page = new URL('?page=2', location.href).href
    control(block, 'Suite').click()
    await untilText(block, 'Deux')
    await waitUntil(() => textOf(block.querySelector('[role="status"]')) === 'Contenu mis à jour')
    control(outside, 'Relire').click()
    await untilText(block, 'Trois')
    await block.refresh()
    // What is refreshed later is what the link has shown.
    const asked = (await server.log()).map(({ fields }) => fields)
    expect(asked).to.deep.equal(Array(3).fill({ identload: 'b7', page: '2', referer: page }))
    expect(location.search).not.to.contain('page=2')
  })

  it('FRAG-03 follows a link that names this tab, and leaves a download to the browser', async () => {
    const links = ['target="_self">Suite', 'download>Tout']
    const [block, server] = await openBlock(
      [{ body: '<p>Deux</p><a download href="?tout" data-flx-refresh>Tout</a>' }],
      {
        content: `<!-- url={url} -->${links.map((rest) => `<a href="?page=2" data-flx-refresh ${rest}</a>`).join('')}`,
      },
    )
    control(block, 'Suite').click()
    await untilText(block, 'Deux')
    let prevented: boolean | undefined
    const hold = (event: Event): void => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', hold, { once: true })
    control(block, 'Tout').click()
    expect([prevented, (await server.log()).length]).to.deep.equal([false, 1])
  })

  it('FRAG-03 asks as it comes into view, once', async () => {
    const server = await script({ body: '<p>Un</p>' }, { body: '<p>Deux</p>' })
    const place = await fixture<HTMLElement>('<div><div></div></div>')
    const far = part(place, 'div')
    far.style.height = '300vh'
    place.insertAdjacentHTML('beforeend', `<flx-fragment lazy src="${server.address('bloc')}"><p>…</p></flx-fragment>`)
    const block = part<FlxFragmentElement>(place, 'flx-fragment')
    await new Promise(requestAnimationFrame)
    expect(await server.log()).to.have.length(0)
    block.scrollIntoView()
    await untilText(block, 'Un')
    place.append(block)
    block.scrollIntoView()
    await block.refresh()
    expect([textOf(block), (await server.log()).length]).to.deep.equal(['Deux', 2])
  })

  it('FRAG-03 a fragment inside a fragment answers for itself', async () => {
    const inner = await script({ body: '<p>Dedans, neuf</p>' })
    const draw = (words: string): string =>
      `<!-- url={url} --><p>${words}</p><flx-fragment id="dedans"><!-- url=${inner.address('dedans')}&identload=b8 --><p>Dedans</p><form><input name="q" value="x"></form><a href="?p=3" data-flx-refresh>Suite</a></flx-fragment>`
    const [block, server] = await openBlock([{ body: draw('Dehors, neuf').replace(/^<!--.*?-->/, '') }], {
      content: draw('Dehors'),
    })
    await block.refresh()
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({ referer: location.href })
    expect(textOf(block)).to.contain('Dehors, neuf')
    control(block, 'Suite').click()
    await untilText(block, 'Dedans, neuf')
    expect([(await server.log()).length, (await inner.log())[0]?.fields['identload']]).to.deep.equal([1, 'b8'])
  })

  it('FRAG-03 a block seen inside a block that comes anew keeps what it has fetched', async () => {
    const inner = await script({ body: '<p>Venu</p>' })
    const draw = (words: string): string =>
      `<p>${words}</p><flx-fragment lazy src="${inner.address('dedans')}"><p>…</p></flx-fragment>`
    const [block] = await openBlock([{ body: draw('Deux') }], { content: `<!-- url={url} -->${draw('Un')}` })
    await untilText(block, 'Venu')
    await block.refresh()
    expect(textOf(block).replace(/\s/g, '')).to.equal('DeuxVenu')
  })

  it('FRAG-03 with history, its links are addresses, and Back shows what was there', async () => {
    const link = (page: number): string => `<a href="?page=${page}" data-flx-refresh>Page ${page}</a>`
    const server = await script({ body: `<p>Deux</p>${link(3)}` }, { body: `<p>Un</p>${link(2)}` })
    history.replaceState(null, '', server.address('actus'))
    const block = await fixture<FlxFragmentElement>(
      `<flx-fragment history><!-- url=${server.address('bloc')} --><p>Un</p>${link(2)}</flx-fragment>`,
    )
    control(block, 'Page 2').click()
    await untilText(block, 'Deux')
    await waitUntil(() => location.search === '?page=2')
    history.back()
    await untilText(block, 'Un')
    const pages = (await server.log()).map(({ fields }) => [
      fields['page'],
      String(fields['referer']).replace(/^.*actus/, ''),
    ])
    expect(pages).to.deep.equal([
      ['2', '?page=2'],
      [undefined, ''],
    ])
  })

  it('FRAG-03 Back from what a form has filtered asks for what was there, without the filter', async () => {
    const form = (value: string): string =>
      `<form action="{url}"><input name="q" aria-label="Mot" value="${value}"><button>Chercher</button></form>`
    const [block, server] = await openBlock([], {
      content: `<!-- url={url} --><p>Tout</p>${form('')}`,
      attributes: 'history',
    })
    const filled = form('bol').replaceAll('{url}', server.address('bloc'))
    await server.add({ body: `<p>Bols</p>${filled}` }, { body: `<p>Tout</p>${filled.replace('bol"', '"')}` })
    const field = (): HTMLInputElement => block.querySelector('input') as HTMLInputElement
    field().value = 'bol'
    control(block, 'Chercher').click()
    await untilText(block, 'Bols')
    await waitUntil(() => location.search === '?q=bol')
    history.back()
    await untilText(block, 'Tout')
    expect((await server.log()).map(({ fields }) => fields['q'])).to.deep.equal(['bol', undefined])
    expect(field().value).to.equal('')
  })

  it('FRAG-02 a thousand blocks that one event refreshes all come', async () => {
    const address = addressOf({ body: '<p>Neuf</p>' })
    const place = await fixture<HTMLElement>(
      `<div>${Array.from({ length: 1000 }, (_, index) => `<flx-fragment on="essai"><!-- {"url": "${address}", "identload": ${index}} --><p>Ancien</p></flx-fragment>`).join('')}</div>`,
    )
    document.dispatchEvent(new Event('essai'))
    await waitUntil(() => !textOf(place).includes('Ancien'), 'some are still old', { timeout: 120_000 })
    expect(place.querySelectorAll('flx-fragment [role="alert"]').length).to.equal(0)
  }).timeout(150_000)

  const unreadable: [what: string, content: string, said: RegExp][] = [
    [
      'a comment that cannot be read',
      '<!-- {"url": "/bloc", -->',
      /<flx-fragment> : le commentaire de paramètres « \{"url": "\/bloc", » n’a pas pu être lu/,
    ],
    ['a comment without an address', '<!-- {"identload": "b7"} -->', /ne dit pas url/],
    ['an address that runs a script', '<!-- {"url": "javascript:alert(1)"} -->', /n’est pas une adresse/],
    ['no comment', '<!-- Actualités --><p>Bloc</p>', /attend un commentaire de paramètres/],
    [
      'a comment in the words of others',
      '<p data-flx-untrusted><!-- url=/bloc --></p>',
      /attend un commentaire de paramètres/,
    ],
  ]
  for (const [what, content, said] of unreadable) {
    it(`FRAG-01 says what it lacks: ${what}`, async () => {
      let block: Element | undefined
      const warnings = await warningsOf(async () => {
        block = await fixture(`<flx-fragment>${content}</flx-fragment>`)
      })
      expect(warnings.join()).to.match(said)
      expect(block?.innerHTML.replace('=""', '')).to.equal(content)
    })
  }

  it('FRAG-03 leaves to the browser a click that asks for a tab', async () => {
    const content = '<!-- url={url} --><a href="?page=2" data-flx-refresh>Suite</a>'
    const [block, server] = await openBlock([], { content })
    expect([isLeftToBrowser(control(block, 'Suite'), { ctrlKey: true }), (await server.log()).length]).to.deep.equal([
      true,
      0,
    ])
  })

  it('SAFE-04 sends nothing to another site', async () => {
    const [block] = await openBlock([], { content: '<!-- url=https://ailleurs.example/bloc --><p>Ancien</p>' })
    const said = await errorsOf(() => block.refresh())
    expect(said.join()).to.contain('https://ailleurs.example/bloc est d’un autre site')
    expect(textOf(block)).to.equal('Ancien')
  })

  it('FRAG-03 an answer that comes after the block has left is dropped', async () => {
    const [block, server] = await openBlock([{ body: '<p>Nouveau</p>', hold: 'un' }])
    const asked = block.refresh()
    await server.requests(1)
    block.remove()
    await asked
    expect([textOf(block), block.hasAttribute('aria-busy')]).to.deep.equal(['Ancien', false])
  })

  it('FRAG-01 a listener may hold it back', async () => {
    const [block, server] = await openBlock([])
    block.addEventListener('flx-fragment-load', (event) => event.preventDefault(), { once: true })
    await block.refresh()
    expect([textOf(block), (await server.log()).length]).to.deep.equal(['Ancien', 0])
  })
})
