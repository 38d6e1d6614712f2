import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Newsletter, newsletterAttributes } from '../src/forms/newsletter/newsletter.tsx'
import '../src/forms/newsletter/newsletter-events.ts'

/**
 * Envoie le formulaire d’inscription à la lettre d’information sans quitter la page, et dit dans une fenêtre comment cela
 * a fini. Le formulaire est celui de la page, avec ses champs ; il part à son `action`, sinon à
 * `ajax/modules/newsletter_v2/traitement.php`, sous l’adresse du serveur.
 *
 * Le serveur répond `valid` ou `erreur`, en texte ou en JSON (`{"valid": "…"}`, `{"erreur": "…"}`), ou du HTML qui porte
 * `alert-success` ou `alert-danger` ; ses mots sont montrés. Après une erreur, rien de ce qui était saisi n’est perdu.
 *
 * @summary L’inscription à une lettre d’information.
 * @tag flx-newsletter
 * @fires {CustomEvent<{ message: string }>} flx-newsletter-subscribed - Le serveur a pris l’inscription.
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
}
