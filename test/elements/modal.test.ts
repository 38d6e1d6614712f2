import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { alert, confirm, modal } from '../../elements/modal.ts'
import { openOverlay, settled } from '../../src/core/overlay/overlay.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import { warningsOf } from '../support/console.ts'
import { isHeldOnOpening } from '../support/held-on-opening.ts'
import { holdKey } from '../support/hold-key.ts'
import { laterClock } from '../support/later-clock.ts'
import { button, dialog, dialogs, gone, isOpen, openModal } from '../support/modal-page.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('flx.modal', () => {
  afterEach(async () => {
    for (const left of dialogs()) left.close()
    await gone()
  })

  it('MODAL-01 shows title, content, footer and buttons, with its theme class', async () => {
    await openModal({
      title: 'Guide des tailles',
      content: 'Mesurez votre tour de poitrine.',
      footer: 'En centimètres',
      theme: 'clair warning',
      buttons: [{ titre: 'Compris', autoclose: true }],
    })
    expect(dialog().querySelector('h2')?.textContent).to.equal('Guide des tailles')
    expect(dialog().querySelector('.flx-modal__content')?.textContent).to.equal('Mesurez votre tour de poitrine.')
    expect(dialog().querySelector('.flx-modal__note')?.textContent).to.equal('En centimètres')
    expect(dialog().classList.contains('clair') && dialog().classList.contains('warning')).to.equal(true)
  })

  it('MODAL-01 content of unknown origin is sanitised, trusted HTML and nodes are shown as they are', async () => {
    const page = globalThis as { modalRan?: number }
    const first = await openModal({
      content: '<b>Gras</b><img src="x" onerror="modalRan = 1"><script>modalRan = 2</script>',
    })
    expect(dialog().querySelector('b')?.textContent).to.equal('Gras')
    expect(dialog().querySelector('img')?.hasAttribute('onerror')).to.equal(false)
    expect(dialog().querySelector('script')).to.equal(null)
    await first.close()

    const second = await openModal({
      content: { html: '<p class="own">Bonjour</p><script>globalThis.modalRan = 3</script>' },
    })
    expect(dialog().querySelector('p.own')?.textContent).to.equal('Bonjour')
    await waitUntil(() => page.modalRan === 3)
    await second.close()

    const place = await fixture<HTMLElement>(html`<div><p>Avant</p><p class="mine">À moi</p><p>Après</p></div>`)
    const mine = place.children[1] as HTMLElement
    const third = await openModal({ content: mine })
    expect(dialog().contains(mine)).to.equal(true)
    await third.close()
    await waitUntil(() => place.children[1] === mine, 'the node goes back to its place')
  })

  it('MODAL-01 a part of the page that is hidden until then is shown, and hidden again', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><style>.cachee { display: none }</style><p hidden>Un</p><p style="display: none">Deux</p><p class="cachee">Trois</p></div>`,
    )
    for (const part of place.querySelectorAll('p')) {
      const [written, before] = [part.outerHTML, part.checkVisibility()]
      const shown = await openModal({ content: part })
      expect([before, part.checkVisibility()], written).to.deep.equal([false, true])
      await shown.close()
      await gone()
      await waitUntil(() => part.parentElement === place)
      expect(part.checkVisibility(), written).to.equal(false)
    }
  })

  it('MODAL-01 who opens it has it before it can be seen or pressed', async () => {
    expect(await isHeldOnOpening(modal({ content: 'Texte' }))).to.equal(true)
  })

  it('MODAL-01 calls back once it is closed, with what closed it', async () => {
    const sources: string[] = []
    const opened = await openModal({ content: 'Texte', complete: (source) => sources.push(source) })
    expect(await opened.close()).to.equal(true)
    expect(sources).to.deep.equal(['api'])
    expect(await opened.closed).to.equal('api')
  })

  it('MODAL-02 draws each button as it says, those of the left first', async () => {
    await openModal({
      content: 'Texte',
      buttons: [
        { titre: 'Supprimer', important: true, addclass: 'rouge vif', adddata: { idligne: 41, 'mot-cle': 'a"b' } },
        { titre: 'Annuler', secondaire: true, position: 'g' },
        { titre: 'Plus tard' },
      ],
    })
    const buttons = [...dialog().querySelectorAll<HTMLButtonElement>('.flx-modal__footer button')]
    expect(buttons.map(({ textContent }) => textContent)).to.deep.equal(['Annuler', 'Supprimer', 'Plus tard'])
    expect(button('Supprimer').classList.contains('flx-button--primary')).to.equal(true)
    expect(button('Supprimer').classList.contains('vif')).to.equal(true)
    expect(button('Supprimer').dataset).to.include({ idligne: '41', motCle: 'a"b' })
    expect(button('Annuler').classList.contains('flx-button--quiet')).to.equal(true)
    const [left, right] = [button('Annuler'), button('Plus tard')].map((found) => found.getBoundingClientRect().left)
    expect(left).to.be.lessThan(right ?? 0)
  })

  it('MODAL-02 runs the action of a button, and closes where autoclose says so', async () => {
    const acts: string[] = []
    const opened = await openModal({
      content: 'Texte',
      buttons: [
        { titre: 'Agir', action: () => acts.push('agir') },
        { titre: 'Refuser', action: () => false, autoclose: true },
        { titre: 'Valider', action: async (handle) => acts.push(String(handle.element?.open)), autoclose: true },
      ],
    })
    button('Agir').click()
    button('Refuser').click()
    await Promise.resolve()
    expect(isOpen()).to.equal(true)
    button('Valider').click()
    expect(await opened.closed).to.equal('button')
    expect(acts).to.deep.equal(['agir', 'true'])
  })

  it('MODAL-02 a button waits for its action and is not pressed twice', async () => {
    let asked = 0
    let end: (go: boolean) => void = () => {}
    const action = (): Promise<boolean> => {
      asked++
      return new Promise((resolve) => {
        end = resolve
      })
    }
    const opened = await openModal({ content: 'Texte', buttons: [{ titre: 'Payer', action, autoclose: true }] })
    button('Payer').click()
    await waitUntil(() => button('Payer').getAttribute('aria-busy') === 'true')
    button('Payer').click()
    expect(asked).to.equal(1)
    end(true)
    await opened.closed
  })

  it('MODAL-03 refuses empty content: nothing, spaces, &nbsp;, comments, empty paragraphs', async () => {
    const empties = ['', ' \n ', '&nbsp;', '<!-- rien -->', '<p>&nbsp;</p><p><br></p>', { html: '<div> </div>' }]
    for (const content of empties) {
      const said = await warningsOf(async () => expect(await modal({ content })).to.equal(null))
      expect(said.join(), JSON.stringify(content)).to.contain('contenu')
    }
    expect(isOpen()).to.equal(false)
    await openModal({ content: { html: '<img alt="Plan" src="data:,">' } })
    expect(isOpen()).to.equal(true)
  })

  it('MODAL-04 refuses a second modal and leaves the first as it was', async () => {
    await openModal({ title: 'Première', content: 'Un' })
    const focusBefore = document.activeElement
    const said = await warningsOf(async () => expect(await modal({ content: 'Deux' })).to.equal(null))
    expect(said.join()).to.contain('déjà ouverte')
    expect(dialogs().length).to.equal(1)
    expect(dialog().textContent).to.contain('Un')
    expect(document.activeElement).to.equal(focusBefore)
    expect(await confirm('Sûr ?')).to.equal(false)
  })

  it('MODAL-04 what an alert says while one is open is not lost: it is a toast above it', async () => {
    await openModal({ content: 'Se connecter' })
    let isDone = false
    await alert({ content: 'Mot de passe inconnu', theme: 'error' }, () => {
      isDone = true
    })
    const toast = document.querySelector('.flx-toast')
    expect(toast?.textContent).to.contain('Erreur').and.to.contain('Mot de passe inconnu')
    expect(dialog().contains(toast), 'in reach of who is in the modal').to.equal(true)
    expect([dialogs().length, isDone]).to.deep.equal([1, true])
    toast?.querySelector('button')?.click()
  })

  it('MODAL-04 two calls at once open one', async () => {
    await warningsOf(async () => {
      const results = await Promise.all([modal({ content: '<b>Un</b>' }), modal({ content: 'Deux' })])
      expect(results.map((result) => result !== null)).to.deep.equal([true, false])
    })
    expect(dialogs().length).to.equal(1)
  })

  it('MODAL-05 closes by an autoclose button, by the close link, or by its time', async () => {
    const first = await openModal({ content: 'Un', buttons: [{ titre: 'OK', autoclose: true }] })
    button('OK').click()
    expect(await first.closed).to.equal('button')
    const second = await openModal({ content: 'Deux', closeTop: true })
    dialog().querySelector<HTMLElement>('.flx-modal__close')?.click()
    expect(await second.closed).to.equal('close-link')
    const third = await openModal({ content: 'Trois', autoclose: 0.05 })
    expect(await third.closed).to.equal('timeout')
  })

  it('MODAL-05 the close link is there when asked for, or when there is no other way out', async () => {
    const hasCloseLink = (): boolean => dialog().querySelector('.flx-modal__close') !== null
    const first = await openModal({ content: 'Un', buttons: [{ titre: 'OK', autoclose: true }] })
    expect(hasCloseLink()).to.equal(false)
    await first.close()
    await openModal({ content: 'Deux' })
    expect(hasCloseLink()).to.equal(true)
  })

  it('MODAL-05 its time waits while the pointer is over it', async () => {
    const ends: string[] = []
    const opened = await openModal({ content: { html: '<input aria-label="Nom">' }, closeTop: true, autoclose: 0.5 })
    void opened.closed.then((source) => ends.push(source))
    // On a slow machine its time would be over before the pointer came: until then, what is typed holds it.
    const field = dialog().querySelector('input')
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] })
    await waitUntil(() => dialog().querySelector('.flx-modal__panel')?.matches(':hover'))
    field?.blur()
    await laterClock(500)
    expect(ends).to.deep.equal([])
    await sendMouse({ type: 'move', position: [2, 2] })
    expect(await opened.closed).to.equal('timeout')
  })

  it('MODAL-05 its time waits while what was opened from it lies above it', async () => {
    const ends: string[] = []
    const opened = await openModal({ content: 'Texte', closeTop: true, autoclose: 0.5 })
    void opened.closed.then((source) => ends.push(source))
    const above = document.body.appendChild(document.createElement('dialog'))
    const overlay = openOverlay(above)
    await laterClock(500)
    overlay.dispose()
    above.remove()
    expect(ends).to.deep.equal([])
    expect(await opened.closed).to.equal('timeout')
  })

  it('MODAL-05 its time waits while the visitor types in its field, not for the focus that it was given', async () => {
    const untouched = await openModal({
      content: { html: '<input aria-label="Nom">' },
      closeTop: true,
      autoclose: 0.05,
    })
    expect(document.activeElement?.localName).to.equal('input')
    expect(await untouched.closed).to.equal('timeout')
    await gone()

    const ends: string[] = []
    const opened = await openModal({ content: { html: '<input aria-label="Nom">' }, closeTop: true, autoclose: 0.5 })
    void opened.closed.then((source) => ends.push(source))
    const field = dialog().querySelector('input')
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await laterClock(500)
    expect(ends).to.deep.equal([])
    field?.blur()
    expect(await opened.closed).to.equal('timeout')
  })

  it('MODAL-06 stands 10 px beside its target, on the other side where there is no room, and follows a resize', async () => {
    const target = await fixture<HTMLElement>(
      html`<button id="cible" style="position: fixed; left: 100px; top: 50px; height: 30px">Cible</button>`,
    )
    const side = (): string | undefined => dialog().dataset['beside']
    const first = await openModal({ content: 'Texte', relative: target, closeTop: true })
    await waitUntil(() => side() === 'bottom')
    await settled(dialog())
    expect(dialog().getBoundingClientRect().top - target.getBoundingClientRect().bottom).to.be.closeTo(10, 1)
    expect(dialog().getBoundingClientRect().left).to.be.closeTo(100, 1)
    await first.close()

    target.style.top = `${window.innerHeight - 50}px`
    await openModal({ content: 'Texte', relative: '#cible', closeTop: true })
    await waitUntil(() => side() === 'top')
    await settled(dialog())
    const isAbove = (): boolean =>
      Math.abs(target.getBoundingClientRect().top - dialog().getBoundingClientRect().bottom - 10) <= 1
    expect(isAbove()).to.equal(true)

    target.style.top = '60px'
    window.dispatchEvent(new Event('resize'))
    expect(side()).to.equal('top')
    await waitUntil(() => side() === 'bottom', 'placed again after the resize')
  })

  it('MODAL-06 never leaves the window, and stands in the middle where its target is not found', async () => {
    const target = await fixture<HTMLElement>(html`<i style="position: absolute; left: 3000px; top: 5000px">Loin</i>`)
    const first = await openModal({ content: 'Texte', relative: target, closeTop: true })
    await waitUntil(() => dialog().dataset['beside'] !== 'waiting')
    await settled(dialog())
    const { left, top, right, bottom } = dialog().getBoundingClientRect()
    expect(left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight).to.equal(true)
    await first.close()
    const said = await warningsOf(async () => {
      await openModal({ content: 'Texte', relative: '#nulle-part', closeTop: true })
      await waitUntil(() => dialog().dataset['beside'] !== 'waiting')
    })
    expect(said.join()).to.contain('#nulle-part')
    const box = dialog().getBoundingClientRect()
    expect(box.left + box.right).to.be.closeTo(document.documentElement.clientWidth, 2)
  })

  it('SAFE-03 a target that is no selector leaves it in the middle, in view, and says so', async () => {
    const middle = (): boolean => {
      const { left, right, width } = dialog().getBoundingClientRect()
      return width > 0 && Math.abs(left + right - document.documentElement.clientWidth) <= 2
    }
    for (const relative of ['1,5', '#', '[', '#a >']) {
      const said = await warningsOf(async () => {
        const opened = await openModal({ content: 'Texte', relative, closeTop: true })
        await waitUntil(() => dialog().dataset['beside'] === undefined, relative)
        await settled(dialog())
        expect([dialog().checkVisibility({ visibilityProperty: true, opacityProperty: true }), middle()]).to.deep.equal(
          [true, true],
        )
        await opened.close()
      })
      expect(said.join(), relative).to.contain(`« ${relative} »`)
    }
  })

  it('MODAL-07 alert has one OK button, calls back and answers its promise', async () => {
    let called = 0
    const ended = alert('Le permalien a été généré.', () => called++)
    await waitUntil(isOpen)
    expect(dialog().getAttribute('role')).to.equal('alertdialog')
    expect(dialog().querySelectorAll('button').length).to.equal(1)
    expect(document.activeElement).to.equal(button('OK'))
    await sendKeys({ press: 'Enter' })
    await ended
    expect(called).to.equal(1)
  })

  it('MODAL-07 confirm has No and Yes, or labels given; callback and promise get the answer', async () => {
    const answers: boolean[] = []
    const ask = async (act: () => unknown, options: object = {}): Promise<boolean> => {
      const ended = confirm({ content: 'Voulez vous supprimer cet élément\u00a0?', ...options }, (yes) =>
        answers.push(yes),
      )
      await waitUntil(isOpen)
      await act()
      const answer = await ended
      await gone()
      return answer
    }
    expect(await ask(() => button('Oui').click())).to.equal(true)
    expect(await ask(() => button('Non').click())).to.equal(false)
    expect(await ask(() => button('Supprimer').click(), { non: 'Garder', oui: 'Supprimer' })).to.equal(true)
    expect(await ask(() => sendKeys({ press: 'Escape' }))).to.equal(false)
    expect(await ask(() => {}, { autoclose: 0.05 })).to.equal(false)
    expect(answers).to.deep.equal([true, false, true, false, false])
  })

  it('MODAL-07 a key that is held as it opens answers nothing, and opens nothing again', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Supprimer</button>`)
    const answers: boolean[] = []
    let asked = 0
    opener.onclick = async () => {
      asked++
      answers.push(await confirm('Sûr ?'))
    }
    opener.focus()
    await holdKey('Enter')
    await waitUntil(isOpen)
    await holdKey('Tab')
    expect([asked, answers]).to.deep.equal([1, []])
    button('Non').focus()
    await holdKey('Enter')
    await gone()
    expect([asked, answers]).to.deep.equal([1, [false]])
  })

  it('MODAL-07 a Yes that was kept from closing does not count when No follows', async () => {
    let hold = true
    const ended = confirm({ content: 'Sûr ?', beforeClose: () => !hold })
    await waitUntil(isOpen)
    button('Oui').click()
    await Promise.resolve()
    hold = false
    await sendKeys({ press: 'Escape' })
    expect(await ended).to.equal(false)
  })

  it('MODAL-08 a button whose element is not found is said in the console; one that is found is clicked', async () => {
    let clicked = 0
    const target = await fixture<HTMLElement>(html`<button id="envoi" @click=${() => clicked++}>Envoyer</button>`)
    const said = await warningsOf(() =>
      openModal({
        content: 'Texte',
        buttons: [
          { titre: 'Absent', action: '#absent' },
          { titre: 'Faux', action: '###' },
          { titre: 'Envoyer', action: `#${target.id}`, autoclose: true },
        ],
      }),
    )
    expect(said.length).to.equal(2)
    expect(said[0]).to.contain('Absent').and.to.contain('#absent')
    button('Envoyer').click()
    await gone()
    expect(clicked).to.equal(1)
  })

  it('MODAL-09 focus goes in and comes back, the page behind does not scroll, Escape works where closing is allowed', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Ouvrir</button>`)
    opener.focus()
    await openModal({ title: 'Titre', content: 'Texte', buttons: [{ titre: 'Agir' }] })
    expect(document.activeElement).to.equal(button('Agir'))
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    await sendKeys({ press: 'Escape' })
    expect(isOpen(), 'no button closes, so Escape does not').to.equal(true)
    dialog().close()
    await gone()
    expect(document.activeElement).to.equal(opener)
    const second = await openModal({ content: 'Texte', closeTop: true })
    await sendKeys({ press: 'Escape' })
    expect(await second.closed).to.equal('escape')
    expect(document.activeElement).to.equal(opener)
    expect(topOverlay()).to.equal(undefined)
  })

  it('MODAL-09 given up by leaving the page while its content is on its way, it does not open on return', async () => {
    const given = modal({ content: '<b>Gras</b>' })
    // What the browser says of a page that it keeps for Back: nothing else can be seen of it from inside.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(await given).to.equal(null)
  })

  it('MODAL-09 given up by Escape while its content is on its way, it does not open, and the next one may', async () => {
    const given = modal({ content: '<b>Gras</b>' })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(await given).to.equal(null)
    expect(isOpen()).to.equal(false)
    const next = await openModal({ content: '<b>Gras</b>' })
    await next.close()
  })

  it('MODAL-09 is announced: a name, and for an alert its text', async () => {
    const first = await openModal({ title: 'Titre', content: 'Texte' })
    const named = dialog().getAttribute('aria-labelledby') ?? ''
    expect(document.getElementById(named)?.textContent).to.equal('Titre')
    await expect(dialog()).to.be.accessible()
    await first.close()
    await gone()
    void alert({ content: 'Texte seul', theme: 'error' })
    await waitUntil(isOpen)
    expect(dialog().getAttribute('aria-label')).to.equal('Message')
    const described = dialog().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).to.equal('Texte seul')
    await expect(dialog()).to.be.accessible()
  })

  for (const height of [480, 760]) {
    it(`MODAL-09 a long text, long words and many buttons stay inside and in reach at 320 × ${height} px`, async () => {
      await setViewport({ width: 320, height })
      await openModal({
        title: 'Anticonstitutionnellement-anticonstitutionnellement-anticonstitutionnellement',
        content: { html: '<p>Un long texte de plusieurs lignes. </p>'.repeat(60) },
        closeTop: true,
        buttons: Array.from({ length: 6 }, (_, index) => ({ titre: `Un choix assez long ${index}`, autoclose: true })),
      })
      await settled(dialog())
      const { left, right, top, bottom } = dialog().getBoundingClientRect()
      expect(left >= 0 && right <= 320 && top >= 0 && bottom <= height).to.equal(true)
      expect(dialog().scrollWidth).to.be.at.most(dialog().clientWidth)
      const content = dialog().querySelector<HTMLElement>('.flx-modal__content')
      const scrolls = content && content.scrollHeight > content.clientHeight + 1
      if (scrolls) await waitUntil(() => content.tabIndex === 0)
      expect(content?.clientHeight).to.be.greaterThan(60)
      const last = button('Un choix assez long 5')
      last.focus()
      // Safari scrolls to what has the focus a moment later.
      await waitUntil(() => last.getBoundingClientRect().bottom <= height, 'the last button is in view')
      await expect(dialog()).to.be.accessible()
      await setViewport({ width: 800, height: 600 })
    })
  }
})
