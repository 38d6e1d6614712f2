import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Consent, consentAttributes } from '../src/page/consent/consent.tsx'

/**
 * Le bandeau suit les recommandations de la CNIL : les finalités précèdent les boutons, le refus est aussi simple que
 * l’acceptation, aucun cookie n’est déposé avant la réponse, et le choix est conservé six mois, modifiable à tout
 * moment.
 *
 * Placez l’élément dans le pied de page : il y affiche le bouton « Gérer mes cookies ». Écrivez les finalités dans un
 * `<script type="application/json">` de l’élément : `[{ "id": "mesure", "titre": "…", "texte": "…", "obligatoire":
 * false }]`.
 *
 * @summary Le bandeau de consentement aux cookies, conforme aux recommandations de la CNIL.
 * @tag flx-consent
 * @attr {string} [revision=1] - Version des finalités : une nouvelle version annule le choix précédent et le redemande.
 * @attr {string} policy - Adresse de la page de confidentialité.
 * @attr {string} receipt - Adresse de votre serveur qui reçoit chaque choix, retrait compris : `action=consent`, `id`, `date`, `version`, `purposes[…]`.
 * @attr {boolean} no-button - Retire le bouton ; un `data-flx-show` de la page ouvre alors les choix.
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
