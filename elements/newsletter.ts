import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Newsletter, newsletterAttributes } from '../src/forms/newsletter/newsletter.tsx'

/**
 * Le formulaire est celui de la page, avec ses champs. Il est envoyé à son `action`, par défaut
 * `ajax/modules/newsletter_v2/traitement.php`, sous l’adresse du serveur.
 *
 * Le serveur répond `valid` ou `erreur`, en texte ou en JSON (`{"valid": "…"}`, `{"erreur": "…"}`), ou un HTML avec
 * `alert-success` ou `alert-danger` ; sa phrase s’affiche.
 *
 * @summary L’inscription à une lettre d’information.
 * @tag flx-newsletter
 * @fires {CustomEvent<{ message: string }>} flx-newsletter-subscribed - Le serveur a accepté l’inscription.
 * @example
 * <flx-newsletter>
 *   <form method="post" action="/globalflexit/ajax/modules/newsletter_v2/traitement.php">
 *     <label>Adresse e-mail <input type="email" name="email" autocomplete="email" required></label>
 *     <button>S’inscrire</button>
 *   </form>
 * </flx-newsletter>
 */
export class FlxNewsletterElement extends reactElement(Newsletter, newsletterAttributes) {}

register('flx-newsletter', FlxNewsletterElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-newsletter': FlxNewsletterElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has accepted the subscription. */
    'flx-newsletter-subscribed': CustomEvent<{ message: string }>
  }
}
