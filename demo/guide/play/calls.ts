import type { flx as library } from '../../../elements/index.ts'

type Flx = typeof library

const flx = (): Flx => (globalThis as unknown as { flx: Flx }).flx

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** The actions of the buttons named after functions of `flx`. */
const runs: Record<string, () => unknown> = {
  alert: () => flx().alert('Votre commande est partie.'),
  confirm: async () => {
    const accepted = await flx().confirm('Vider le panier ?')
    await flx().toast(accepted ? 'Réponse : oui.' : 'Réponse : non.')
  },
  modal: () =>
    flx().modal({
      title: 'Quel emballage ?',
      content: 'Le papier de soie est offert ; la boîte en bois coûte 6 €.',
      buttons: [
        { titre: 'Annuler', secondaire: true, position: 'g', autoclose: true },
        { titre: 'Boîte en bois', autoclose: true },
        { titre: 'Papier de soie', important: true, autoclose: true },
      ],
    }),
  toast: () => flx().toast('Article ajouté au panier.'),
  loader: async () => {
    await flx().loader.show()
    await wait(1500)
    await flx().loader.hide()
  },
  lightbox: () =>
    flx().lightbox([
      { src: '/media/photo/1.webp', caption: 'Première image' },
      { src: '/media/photo/3.webp', caption: 'Deuxième image' },
    ]),
}

/** Binds the buttons that call a method of the live element, or a function of `flx`. */
export function bindCalls(group: HTMLElement, element: Element): void {
  group.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    const { guideCall, guideArgs = '[]', guideRun } = button.dataset
    try {
      if (guideCall) await flx().invoke(element, guideCall, ...(JSON.parse(guideArgs) as unknown[]))
      if (guideRun) await runs[guideRun]?.()
    } catch (error) {
      console.error(error)
    }
  })
  group.hidden = false
}
