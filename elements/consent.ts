import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Consent, consentAttributes } from '../src/page/consent/consent.tsx'

/**
 * Le choix du visiteur sur les cookies, comme la CNIL le demande : les finalités avant les boutons, refuser aussi
 * simplement qu’accepter, rien avant la réponse, un choix gardé six mois et qui se change à tout moment.
 *
 * Placé dans le pied de page, il y laisse le bouton « Gérer mes cookies ». Les finalités de la page s’écrivent dans un
 * `<script type="application/json">` de l’élément : `[{ "id": "mesure", "titre": "…", "texte": "…", "obligatoire": false }]`.
 *
 * @summary Le bandeau de consentement aux cookies, conforme aux recommandations de la CNIL.
 * @tag flx-consent
 * @attr {string} [revision=1] - Version des finalités : une autre fait redemander le choix, et celui d’avant ne compte plus.
 * @attr {string} policy - Adresse de la page qui dit tout.
 * @attr {string} receipt - Adresse de votre serveur où chaque choix, retrait compris, est envoyé : `action=consent`, `id`, `date`, `version`, `purposes[…]`.
 * @attr {boolean} no-button - Sans le bouton ; un `data-flx-show` de la page ouvre alors les choix.
 * @fires {CustomEvent<{ record: ConsentRecord | null }>} flx-consent-change - Le choix a changé ; envoyé au document.
 * @example
 * <flx-consent policy="/confidentialite"></flx-consent>
 */
export class FlxConsentElement extends reactElement(Consent, consentAttributes) {
  /** Ouvre les choix, une finalité après l’autre. */
  async show(): Promise<void> {
    await this.call('show')
  }

  /** Accepte toutes les finalités, comme le bouton. */
  async accept(): Promise<void> {
    await this.call('accept')
  }

  /** Refuse toutes les finalités qui ne sont pas obligatoires, comme le bouton. */
  async refuse(): Promise<void> {
    await this.call('refuse')
  }
}

register('flx-consent', FlxConsentElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-consent': FlxConsentElement
  }
}
