import { video, videoAttributes } from '../src/content/video/video.ts'
import '../src/content/video/video-events.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Une affiche qui devient le lecteur au clic, dans la même place. Avant le clic, aucun autre site n’apprend la visite ;
 * ensuite, le consentement de la page décide (`flx-consent-ask`).
 *
 * La vidéo est le lien que l’élément contient, autour de son image, ou l’adresse de `src`. Une page ou un lecteur de
 * YouTube (servi par youtube-nocookie.com), Vimeo ou Dailymotion, ou un fichier mp4, webm ou ogg ; les `<track>` de
 * l’élément accompagnent un fichier. Sans script, le lien reste un lien ; il l’est aussi quand le code du lecteur ou celui du
 * consentement ne vient pas. Une page sous une politique de contenu stricte autorise le lecteur par `frame-src`.
 *
 * @summary Une vidéo chargée seulement au clic sur son affiche.
 * @tag flx-video
 * @attr {string} src - Adresse de la vidéo, quand l’élément ne contient pas de lien.
 * @attr {string} poster - Adresse de l’affiche, avec `src`.
 * @attr {string} label - Titre de la vidéo ; par défaut ce que dit le lien.
 * @attr {string} ratio - Proportions de la place, `16/9` par exemple ; par défaut celles de l’affiche.
 * @fires {CustomEvent<VideoSource>} flx-video-play - La vidéo prend la place de son affiche.
 * @cssproperty [--flx-video-radius=0] - Arrondi des coins.
 * @example
 * <flx-video>
 *   <a href="https://youtu.be/aqz-KE-bpKQ"><img src="/media/atelier.webp" alt="Visite de l’atelier" width="1280" height="720"></a>
 * </flx-video>
 */
export class FlxVideoElement extends behaviourWithMethods(video, videoAttributes) {
  /** Lance la vidéo, comme un clic. La promesse s’accomplit quand elle joue, ce qui attend l’accord du visiteur. */
  async play(): Promise<void> {
    await this.call('play')
  }

  /** Remet l’affiche. */
  stop(): void {
    // Where there is no video, none plays.
    this.call('stop').catch(() => {})
  }
}

register('flx-video', FlxVideoElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-video': FlxVideoElement
  }
}
