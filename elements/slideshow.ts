import { slideshowAttributes } from '../src/content/slideshow/slideshow.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Slides } from '../src/ui/slides/slides.tsx'
import '../src/ui/slides/slides-events.ts'

/**
 * Des images qui se suivent d’elles-mêmes, avec un bouton pour les arrêter. Les diapositives sont les éléments de la liste
 * que la balise contient, ou du bloc `data-flx-slides` ; à défaut, ses propres enfants. Elles restent à leur place : une
 * rangée qui défile avant le code et sans lui.
 *
 * Il n’avance que si l’on en voit 70 %, jamais sous le pointeur ni dans un onglet caché ; le premier geste du visiteur
 * l’arrête, et il ne commence pas pour qui demande moins d’animations. Chaque option se règle aussi selon la largeur de la
 * fenêtre : `arrows="off 768:on"`.
 *
 * @summary Un diaporama qui avance seul, avec un bouton de pause.
 * @tag flx-slideshow
 * @attr {string} [autoplay=on] - `off` : n’avance pas seul.
 * @attr {string} [interval=5000] - Millisecondes entre deux passages.
 * @attr {string} [speed=500] - Durée d’un passage, en millisecondes.
 * @attr {string} [swipe=40] - Pixels d’un glissement qui change de diapositive.
 * @attr {string} [arrows=on] - `off` : sans flèches.
 * @attr {string} [dots=on] - Un point par arrêt, `off` : sans points ; au-delà de neuf, « 3 sur 200 ».
 * @attr {string} [progress=off] - Une barre qui dit où l’on en est.
 * @attr {string} [fade=off] - Une diapositive se fond dans l’autre.
 * @attr {string} [loop=on] - `off` : s’arrête à la dernière.
 * @attr {string} [vertical=off] - De haut en bas, dans la hauteur de `--flx-slides-height`.
 * @attr {string} [shown=1] - Nombre de diapositives montrées ; `auto` : chacune a sa propre largeur.
 * @attr {string} [step=1] - Nombre de diapositives dont on avance.
 * @attr {number} [start=1] - La diapositive montrée d’abord.
 * @attr {string} label - Nom du diaporama pour les aides techniques.
 * @attr {string} for - Sélecteur du carrousel ou du diaporama que ces diapositives commandent : ce sont ses vignettes.
 * @fires {CustomEvent<SlideChange>} flx-slide-change - Une autre diapositive est montrée, par le visiteur, le temps ou un script.
 * @cssproperty [--flx-slides-ratio] - Proportions des images ; 3/2 pour celles dont la taille n’est pas écrite.
 * @cssproperty [--flx-slides-shown=1] - Nombre de diapositives montrées, sans `shown`.
 * @cssproperty [--flx-slides-gap=0px] - Espace entre deux diapositives.
 * @cssproperty [--flx-slides-height=24rem] - Hauteur, de haut en bas.
 * @hook data-flx-slides - Ce qui entoure les diapositives.
 * @example
 * <flx-slideshow label="Le port">
 *   <ul>
 *     <li><img src="/media/port.webp" alt="Le port" width="1500" height="1000"></li>
 *     <li><img src="/media/phare.webp" alt="Le phare" width="1500" height="1000" loading="lazy"></li>
 *   </ul>
 * </flx-slideshow>
 */
export class FlxSlideshowElement extends reactElement(Slides, slideshowAttributes, { draws: 'near' }) {
  /** Montre la suite. */
  async next(): Promise<void> {
    await this.call('next')
  }

  /** Revient en arrière. */
  async previous(): Promise<void> {
    await this.call('previous')
  }

  /** Montre une diapositive, comptée à partir de 1. */
  async goTo(position: number): Promise<void> {
    await this.call('goTo', position)
  }

  /** Avance de nouveau seul, là où `autoplay` le permet. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Cesse d’avancer seul. */
  async pause(): Promise<void> {
    await this.call('pause')
  }
}

register('flx-slideshow', FlxSlideshowElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-slideshow': FlxSlideshowElement
  }
}
