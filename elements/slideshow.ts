import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Slides } from '../src/ui/slides/slides.tsx'
import { slidesAttributes } from '../src/ui/slides/slides-attributes.ts'
import '../src/ui/slides/slides-events.ts'

const slideshowAttributes = slidesAttributes({ autoplay: 'on', interval: '5000', speed: '500', dots: 'on' })

/**
 * Les diapositives sont les éléments de la liste contenue dans la balise, ou du bloc `data-flx-slides` ; par défaut,
 * ses enfants. Elles ne sont ni copiées ni déplacées, et la rangée défile aussi avant le chargement du code.
 *
 * Le diaporama n’avance que s’il est visible à 70 %, hors survol et dans un onglet actif. Chaque option peut dépendre
 * de la largeur de la fenêtre : `arrows="off 768:on"`.
 *
 * @summary Un diaporama qui avance seul, avec un bouton de pause.
 * @tag flx-slideshow
 * @attr {string} [autoplay=on] - `off` désactive l’avance automatique.
 * @attr {string} [interval=5000] - Durée d’affichage d’une diapositive, en millisecondes.
 * @attr {string} [speed=500] - Durée de la transition, en millisecondes.
 * @attr {string} [swipe=40] - Distance de glissement nécessaire pour changer de diapositive, en pixels.
 * @attr {string} [arrows=on] - `off` retire les flèches.
 * @attr {string} [dots=on] - Affiche un point par position ; au-delà de neuf, un texte « 3 sur 200 ». `off` les retire.
 * @attr {string} [progress=off] - Affiche une barre de progression.
 * @attr {string} [fade=off] - Remplace le glissement par un fondu.
 * @attr {string} [loop=on] - `off` arrête le défilement à la dernière diapositive.
 * @attr {string} [vertical=off] - Fait défiler verticalement, dans la hauteur de `--flx-slides-height`.
 * @attr {string} [shown=1] - Nombre de diapositives visibles ; `auto` garde la largeur de chacune.
 * @attr {string} [step=1] - Nombre de diapositives par déplacement.
 * @attr {number} [start=1] - Première diapositive affichée.
 * @attr {string} label - Nom du diaporama pour les lecteurs d’écran.
 * @attr {string} for - Sélecteur du carrousel ou du diaporama dont ces diapositives sont les vignettes.
 * @fires {CustomEvent<SlideChange>} flx-slide-change - D’autres diapositives s’affichent, par une action du visiteur, l’avance automatique ou un script.
 * @cssproperty [--flx-slides-ratio] - Proportions des images ; 3/2 pour les images sans dimensions.
 * @cssproperty [--flx-slides-shown=1] - Nombre de diapositives visibles, sans `shown`.
 * @cssproperty [--flx-slides-gap=0px] - Espace entre deux diapositives.
 * @cssproperty [--flx-slides-height=24rem] - Hauteur en défilement vertical.
 * @hook data-flx-slides - Conteneur des diapositives.
 * @example
 * <flx-slideshow label="Le port">
 *   <ul>
 *     <li><img src="/media/port.webp" alt="Le port" width="1500" height="1000"></li>
 *     <li><img src="/media/phare.webp" alt="Le phare" width="1500" height="1000" loading="lazy"></li>
 *   </ul>
 * </flx-slideshow>
 */
export class FlxSlideshowElement extends reactElement(Slides, slideshowAttributes, { draws: 'near' }) {
  /** Avance. */
  async next(): Promise<void> {
    await this.call('next')
  }

  /** Recule. */
  async previous(): Promise<void> {
    await this.call('previous')
  }

  /** Affiche une diapositive ; la première a le numéro 1. */
  async goTo(position: number): Promise<void> {
    await this.call('goTo', position)
  }

  /** Relance l’avance automatique, si `autoplay` le permet. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Interrompt l’avance automatique. */
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
