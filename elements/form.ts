import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { Reply } from '../src/core/http/reply.ts'
import { Form } from '../src/forms/form/form.tsx'
import { formAttributes } from '../src/forms/form/form-attributes.ts'

/**
 * Le formulaire est le vôtre : HTML, noms, adresse, règles du navigateur (`required`, `type`, `pattern`…). Il
 * fonctionne sans JavaScript.
 *
 * La réponse est en HTML ou en JSON. Un HTML s’affiche tel quel à la place du message ; la classe d’une réussite
 * confirme l’envoi. Un JSON contient `status` (`ok` ou `ko`), `message`, `errors` par champ, `redirect`, `reload`,
 * `close`. Chaque envoi répété utilise la même clé (en-tête `Idempotency-Key`). La page demande confirmation avant
 * d’être quittée si la saisie n’est pas envoyée.
 *
 * `data-flx-if` affiche une ligne selon d’autres champs : `pays = FR`, `age >= 18 et non parent`, `sujet dans (devis,
 * "autre demande")`, avec des parenthèses ; `nom` seul signifie « rempli » ou « coché ». Les champs d’une ligne
 * masquée ne sont pas envoyés et gardent leur valeur. Les règles de Drupal (`data-drupal-states`) et de SPIP
 * (`data-afficher_si`, `@pays@ == "FR"`) sont aussi reconnues.
 *
 * Avec `steps`, chaque `<fieldset>` est une étape, que le visiteur ne quitte qu’après l’avoir remplie correctement. Un
 * récapitulatif précède l’envoi, avec le contenu placé après la dernière étape. Avec `check`, `verif_formulaire.php`
 * vérifie chaque champ et chaque étape.
 *
 * Une partie qui dépend d’un champ (`data-flx-part`, `data-flx-depends`) est redemandée à `recharge.php` quand ce
 * champ change ; les choix d’une liste (`data-flx-contents`) sont redemandés à `get_contents.php`.
 *
 * Le code est chargé au premier geste du visiteur ; à l’approche de l’écran, si le formulaire change avant : `steps`,
 * `for`, lignes qui dépendent d’autres champs, brouillon à restituer.
 *
 * @summary Un formulaire envoyé sans quitter la page, avec ses erreurs et son brouillon.
 * @tag flx-form
 * @attr {string} for - Sélecteur du formulaire, s’il n’est pas dans l’élément.
 * @attr {string} [success-class=alert-success] - Classe qui indique une réussite dans une réponse HTML.
 * @attr {'keep' | 'reset' | 'hide'} [after=keep] - Après la réussite, conserve la saisie, l’efface ou masque le formulaire.
 * @attr {boolean} alert - Affiche les erreurs dans la fenêtre « Erreur(s) rencontrée(s) », avec les anciennes règles : un e-mail a un @ qui n’est ni le premier ni le dernier caractère ; `data-flx-email="point"` sur un champ exige un @ après la première position et un point après la troisième.
 * @attr {boolean} no-draft - N’enregistre pas la saisie.
 * @attr {boolean} no-guard - Ne demande pas de confirmation avant de quitter la page.
 * @attr {boolean} steps - Divise le formulaire en étapes : ses `<fieldset>`, ou ses éléments marqués `data-flx-step`.
 * @attr {boolean} no-summary - Avec `steps`, retire le récapitulatif.
 * @attr {boolean} check - Demande au serveur de vérifier chaque champ et chaque étape.
 * @attr {string} check-src - Adresse de cette vérification. Par défaut `ajax/modules/formulaire/verif_formulaire.php`, sous l’adresse du serveur.
 * @attr {string} reload-src - Adresse du service qui renvoie les parties. Par défaut `ajax/modules/formulaire/recharge.php`.
 * @attr {string} modeleid - Modèle du formulaire, envoyé avec les appels des modèles. Avec lui, ou `modeleident`, chaque changement d’étape est envoyé à `add_test.php`.
 * @attr {string} modeleident - Identifiant du modèle en toutes lettres.
 * @fires {CustomEvent<FormSubmitDetail>} flx-form-submit - Le formulaire va être envoyé. Événement annulable.
 * @fires {CustomEvent<FormDoneDetail>} flx-form-success - Le serveur a accepté le formulaire.
 * @fires {CustomEvent<FormFailedDetail>} flx-form-error - Le formulaire est refusé, ou l’envoi a échoué.
 * @fires {CustomEvent<FormStepDetail>} flx-form-step - Une autre étape s’affiche, ou le récapitulatif (`step` vaut 0).
 * @fires {CustomEvent<FormReloadedDetail>} flx-form-reloaded - Une partie, ou les choix d’une liste, viennent d’être actualisés ; l’événement part de cette partie.
 * @hook data-flx-message - Emplacement de la réponse ; par défaut, au-dessus du formulaire.
 * @hook data-flx-field - Dans une réponse HTML : le nom du champ concerné par ce message.
 * @hook data-flx-block - Bloc répété, dont les règles concernent d’abord ses propres champs.
 * @hook data-flx-lines - Ajouté au `<form>` dès que les règles de ses lignes s’appliquent : votre feuille de style peut masquer les lignes jusque-là.
 * @hook data-flx-if - Règle d’affichage d’une ligne.
 * @hook data-flx-step - Étape, si elle n’est pas un `<fieldset>` ; sa valeur est le nom envoyé au serveur.
 * @hook data-flx-steps - Ajouté au `<form>` dès que ses étapes s’appliquent : votre feuille de style peut masquer les étapes suivantes jusque-là.
 * @hook data-flx-part - Partie que le serveur peut renvoyer, par son nom. Dans une réponse HTML, contenu de la partie de ce nom.
 * @hook data-flx-depends - Sur une partie : les champs dont elle dépend, séparés par des virgules.
 * @hook data-flx-contents - Sur une liste ou un champ : le champ dont dépendent ses choix. `data-elementclass` et `data-elementids` accompagnent l’appel.
 * @hook data-flx-no-check - Un champ, ou un bloc, que `check` ne vérifie pas champ par champ.
 * @hook data-flx-name - Sur un champ caché, texte affiché dans le récapitulatif, par exemple le nom d’un fichier déjà reçu.
 * @hook data-flx-no-draft - Champ ou bloc dont la saisie n’est pas enregistrée.
 * @hook data-flx-confirm - Champ de confirmation d’un e-mail ou d’un mot de passe, où le collage est désactivé, comme `email_confirm` et `password_confirm`.
 * @hook data-flx-email - `point` : l’autre règle des e-mails, avec `alert`.
 * @hook data-flx-redirect, data-flx-reload, data-flx-close - Dans une réponse HTML, ouvre cette adresse, recharge la page ou ferme la fenêtre.
 * @example
 * <flx-form after="reset">
 *   <form method="post" action="/contact">
 *     <p><label for="email">Adresse e-mail</label> <input id="email" name="email" type="email" required></p>
 *     <p><label for="message">Message</label> <textarea id="message" name="message" required></textarea></p>
 *     <button>Envoyer</button>
 *   </form>
 * </flx-form>
 */
export class FlxFormElement extends reactElement(Form, formAttributes) {}

register('flx-form', FlxFormElement)

export interface FormSubmitDetail {
  /** The submitted data, as `fetch` takes it. */
  data: FormData
  submitter: HTMLElement | null
}

export interface FormDoneDetail {
  /** The server's message as plain text. */
  message: string
  data: FormData
  /** What the answer asks for next: going to an address, reloading the page, or closing the popup around the form. */
  next: { redirect: string; reload: boolean; close: boolean }
  /** The raw reply. */
  reply: Reply | null
}

export interface FormFailedDetail {
  /** The message shown to the visitor. */
  message: string
  /** The errors by field name. */
  errors: { name: string; message: string }[]
  /** The error of the request; null when the server, or the form itself, rejected the input. */
  error: unknown
  /** The raw reply; null when the page's own rules failed, or when none came. */
  reply: Reply | null
}

export interface FormStepDetail {
  /** Number of the step shown, from 1; 0 for the summary. */
  step: number
  /** Number of steps shown at present. */
  count: number
  /** The step's name: `data-flx-step`, else its id; empty if it has none. */
  name: string
}

export interface FormReloadedDetail {
  /** Name of the part, or of the list of options. */
  part: string
}

declare global {
  interface HTMLElementTagNameMap {
    'flx-form': FlxFormElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired before the form is sent; cancelable. */
    'flx-form-submit': CustomEvent<FormSubmitDetail>
    /** Fired when the server has accepted the form. */
    'flx-form-success': CustomEvent<FormDoneDetail>
    /** Fired when the form was rejected or did not arrive. */
    'flx-form-error': CustomEvent<FormFailedDetail>
    /** Fired when another step, or the summary, is shown. */
    'flx-form-step': CustomEvent<FormStepDetail>
    /** Fired when the server has renewed a part. */
    'flx-form-reloaded': CustomEvent<FormReloadedDetail>
  }
}
