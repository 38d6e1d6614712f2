import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { form } from '../src/forms/form/form.ts'
import { formAttributes } from '../src/forms/form/form-attributes.ts'
import '../src/forms/form/form-events.ts'

/**
 * Envoie le formulaire de la page sans la quitter, et n’en perd rien. Le formulaire est le vôtre : balisage, noms, adresse,
 * règles du navigateur (`required`, `type`, `pattern`…) ; sans script, il part comme tout formulaire.
 *
 * La réponse est du HTML ou du JSON. Du HTML se montre tel quel à la place du message ; avec la classe d’une réussite,
 * l’envoi est pris. En JSON, `status` (`ok` ou `ko`), `message`, `errors` par champ, `redirect`, `reload`, `close`. Ce qui
 * est refusé se dit en tête, par des liens qui mènent aux champs, et à côté de chaque champ ; le premier reçoit le focus.
 *
 * Un double clic n’envoie qu’une fois, et ce qui est renvoyé porte la même clé (en-tête `Idempotency-Key`). Ce qui est tapé
 * survit à un rechargement, jamais les mots de passe, les codes, les numéros de carte ni les fichiers. Une session finie
 * se rouvre sur place, et les mêmes données partent. Quitter la page, ou fermer le popup qui la montre, se confirme tant
 * que la saisie n’est pas partie.
 *
 * Une ligne se montre selon d’autres champs par `data-flx-if` : `pays = FR`, `age >= 18 et non parent`,
 * `sujet dans (devis, "autre demande")`, des parenthèses ; `nom` seul veut dire rempli ou coché. Cachée, ses champs ne
 * partent pas ; montrée de nouveau, ils ont gardé leur valeur. Les règles que Drupal (`data-drupal-states`) et SPIP
 * (`data-afficher_si`, `@pays@ == "FR"`) impriment sont lues aussi.
 *
 * Avec `steps`, chaque `<fieldset>` est une étape : « Étape 2 sur 4 » se lit dans sa légende, Retour du navigateur revient
 * à l’étape d’avant, une étape ne se quitte que juste, et un récapitulatif précède l’envoi. Ce qui suit la dernière étape
 * se montre avec lui. Avec `check`, `verif_formulaire.php` vérifie un champ, puis une étape, au moment où on les quitte.
 *
 * Une partie qui dépend d’un champ (`data-flx-part`, `data-flx-depends`) est redemandée à `recharge.php` quand il change,
 * sans perdre ce qui est saisi ni le focus ; les choix d’une liste (`data-flx-contents`) le sont à `get_contents.php`.
 *
 * @summary Un formulaire envoyé sans quitter la page, avec ses erreurs et son brouillon.
 * @tag flx-form
 * @attr {string} for - Sélecteur du formulaire, quand il n’est pas dans l’élément.
 * @attr {string} [success-class=alert-success] - Classe qui dit la réussite dans une réponse HTML.
 * @attr {'keep' | 'reset' | 'hide'} [after=keep] - Après la réussite : la saisie reste, se vide, ou le formulaire disparaît.
 * @attr {boolean} alert - Dit les erreurs dans la fenêtre « Erreur(s) rencontrée(s) », avec les règles d’autrefois : un e-mail a un @ qui n’est ni le premier ni le dernier caractère ; `data-flx-email="point"` sur un champ veut un @ après la première position et un point après la troisième.
 * @attr {boolean} no-draft - Ne garde pas la saisie.
 * @attr {boolean} no-guard - Ne demande rien quand la page est quittée.
 * @attr {boolean} steps - Le formulaire se remplit étape par étape : ses `<fieldset>`, ou ce qui porte `data-flx-step`.
 * @attr {boolean} no-summary - Avec `steps` : la dernière étape s’envoie sans récapitulatif.
 * @attr {boolean} check - Le serveur vérifie chaque champ, et chaque étape, quand ils sont quittés.
 * @attr {string} check-src - Adresse de cette vérification. Par défaut `ajax/modules/formulaire/verif_formulaire.php`, sous l’adresse du serveur.
 * @attr {string} reload-src - Adresse qui donne les parties de nouveau. Par défaut `ajax/modules/formulaire/recharge.php`.
 * @attr {string} modeleid - Le modèle dont c’est le formulaire : accompagne les appels des modèles. Avec lui, ou `modeleident`, chaque changement d’étape est dit à `add_test.php`.
 * @attr {string} modeleident - De même, l’identifiant en toutes lettres du modèle.
 * @fires {CustomEvent<FormSubmitDetail>} flx-form-submit - Le formulaire va partir ; annulable.
 * @fires {CustomEvent<FormDoneDetail>} flx-form-success - Le serveur l’a pris.
 * @fires {CustomEvent<FormFailedDetail>} flx-form-error - Il est refusé, ou n’est pas arrivé.
 * @fires {CustomEvent<FormStepDetail>} flx-form-step - Une autre étape se montre, ou le récapitulatif (`step` vaut 0).
 * @fires {CustomEvent<FormReloadedDetail>} flx-form-reloaded - Une partie, ou les choix d’une liste, viennent d’être renouvelés ; part de cette partie.
 * @hook data-flx-message - Où la réponse se montre ; à défaut, au-dessus du formulaire.
 * @hook data-flx-field - Dans une réponse HTML : le nom du champ dont parle ce message.
 * @hook data-flx-block - Un bloc répété : ses règles parlent d’abord de ses propres champs.
 * @hook data-flx-lines - Posé sur le `<form>` dès que ses lignes se montrent selon leurs règles : une feuille de style qui les cachait jusque-là peut s’y fier.
 * @hook data-flx-if - La règle selon laquelle une ligne se montre.
 * @hook data-flx-step - Une étape, quand ce ne sont pas tous les `<fieldset>` ; sa valeur la nomme pour le serveur.
 * @hook data-flx-steps - Posé sur le `<form>` dès que ses étapes se montrent une à une : une feuille de style qui cachait les suivantes jusque-là peut s’y fier.
 * @hook data-flx-part - Une partie que le serveur peut donner de nouveau, par son nom. Dans une réponse HTML : ce qui est pour la partie de ce nom.
 * @hook data-flx-depends - Sur une partie : les champs dont elle dépend, séparés par des virgules.
 * @hook data-flx-contents - Sur une liste ou un champ : le champ dont dépendent ses choix. `data-elementclass` et `data-elementids` accompagnent l’appel.
 * @hook data-flx-no-check - Un champ, ou un bloc, que `check` ne vérifie pas champ par champ.
 * @hook data-flx-name - Sur un champ caché : ce que le récapitulatif en dit, par exemple le nom d’un fichier déjà reçu.
 * @hook data-flx-no-draft - Un champ, ou un bloc, dont la saisie n’est pas gardée.
 * @hook data-flx-confirm - Un champ où l’e-mail ou le mot de passe se tape une seconde fois : rien ne s’y colle. `email_confirm` et `password_confirm` en sont.
 * @hook data-flx-email - `point` : l’autre règle des e-mails, avec `alert`.
 * @hook data-flx-redirect, data-flx-reload, data-flx-close - Dans une réponse HTML : aller à cette adresse, recharger, fermer le popup.
 * @example
 * <flx-form after="reset">
 *   <form method="post" action="/contact">
 *     <p><label for="email">Adresse e-mail</label> <input id="email" name="email" type="email" required></p>
 *     <p><label for="message">Message</label> <textarea id="message" name="message" required></textarea></p>
 *     <button>Envoyer</button>
 *   </form>
 * </flx-form>
 */
export class FlxFormElement extends behaviourElement(form, formAttributes) {}

register('flx-form', FlxFormElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-form': FlxFormElement
  }
}
