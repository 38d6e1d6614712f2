import { homeSliderAttributes } from '../src/content/home-slider/home-slider.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Slides } from '../src/ui/slides/slides.tsx'
import '../src/ui/slides/slides-events.ts'

/**
 * Le haut d’une page d’accueil : des images qui se fondent l’une dans l’autre, avec des flèches, ou des points sous 576 px,
 * et un bouton pour les arrêter. Les diapositives sont les éléments de la liste que la balise contient, ou du bloc
 * `data-flx-slides` ; à défaut, ses propres enfants. Elles restent à leur place : une rangée qui défile avant le code et
 * sans lui.
 *
 * Il n’avance que si l’on en voit 70 %, jamais sous le pointeur ni dans un onglet caché ; le premier geste du visiteur
 * l’arrête, et il ne commence pas pour qui demande moins d’animations. Chaque option se règle aussi selon la largeur de la
 * fenêtre.
 *
 * Une page d’accueil qui ne veut rien charger avant le premier geste du visiteur écrit `load="gesture"` : les images se font
 * défiler du doigt en attendant.
 *
 * @summary Un diaporama en fondu pour le haut d’une page d’accueil.
 * @tag flx-home-slider
 * @attr {string} [autoplay=on] - `off` : n’avance pas seul.
 * @attr {string} [interval=4800] - Millisecondes entre deux passages.
 * @attr {string} [speed=1200] - Durée d’un passage, en millisecondes.
 * @attr {string} [fade=on] - `off` : une diapositive pousse l’autre.
 * @attr {string} [arrows=off 576:on] - Les flèches.
 * @attr {string} [dots=on 576:off] - Un point par arrêt ; au-delà de neuf, « 3 sur 200 ».
 * @attr {string} [progress=off] - Une barre qui dit où l’on en est.
 * @attr {string} [loop=on] - `off` : s’arrête à la dernière.
 * @attr {string} [swipe=40] - Pixels d’un glissement qui change de diapositive.
 * @attr {string} [vertical=off] - De haut en bas, dans la hauteur de `--flx-slides-height`.
 * @attr {string} [shown=1] - Nombre de diapositives montrées, sans fondu.
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
 * <flx-home-slider label="À la une">
 *   <ul>
 *     <li><a href="/articles?tri=nouveau"><img src="/media/port.webp" alt="Les nouveautés" width="1500" height="1000"></a></li>
 *     <li><a href="/ateliers"><img src="/media/atelier.webp" alt="Les ateliers" width="1500" height="1000" loading="lazy"></a></li>
 *   </ul>
 * </flx-home-slider>
 */
export class FlxHomeSliderElement extends reactElement(Slides, homeSliderAttributes, { draws: 'near' }) {
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

register('flx-home-slider', FlxHomeSliderElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-home-slider': FlxHomeSliderElement
  }
}
