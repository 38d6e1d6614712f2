import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { ServerFile } from '../src/forms/upload/sending/server-file.ts'
import { Upload } from '../src/forms/upload/upload.tsx'
import { uploadAttributes } from '../src/forms/upload/upload-attributes.ts'
import '../src/forms/upload/upload-events.ts'

/**
 * Envoie les fichiers d’un champ dès qu’ils sont donnés : choisis, déposés, collés ou pris par l’appareil photo. Chacun a
 * sa ligne, avec son aperçu, son avancement et ce qu’on peut en faire ; un envoi coupé reprend où il en était.
 *
 * Le champ est celui de la page. Le formulaire porte ensuite, sous son nom, les clés des fichiers arrivés, dans l’ordre
 * de la liste ; sans script, il porte les fichiers eux-mêmes. Un formulaire envoyé trop tôt part quand les fichiers sont
 * là.
 *
 * Un fichier est refusé avant d’être lu si son extension, son poids ou leur nombre ne vont pas ; chaque refus se dit à sa
 * ligne. Le serveur juge ensuite de ce qu’il contient.
 *
 * @summary L’envoi de fichiers avec aperçu, progression et reprise.
 * @tag flx-upload
 * @attr {string} [src=/backoffice/modules/templates/front/upload.php] - Adresse du service.
 * @attr {string} dir - Dossier où le serveur range les fichiers (`dossier`).
 * @attr {string} mask - Masque que le serveur reçoit avec chaque demande (`mask`).
 * @attr {string} sess - Session que le serveur reçoit avec chaque demande (`sess`).
 * @attr {number} [sizelimit=2000] - Poids d’un fichier au plus, en mégaoctets.
 * @attr {string} exts - Extensions admises, séparées par des virgules ; toutes si elle est vide.
 * @attr {number} multiple - Nombre de fichiers au plus ; 0 pour autant qu’on veut. Par défaut un seul, ou autant qu’on veut si le champ porte `multiple`.
 * @fires {CustomEvent<{ key: string, name: string, size: number }>} flx-upload-done - Un fichier est arrivé entier.
 * @fires {CustomEvent<{ name: string, message: string }>} flx-upload-failed - Un fichier est refusé, ou n’a pas pu être envoyé.
 * @fires {CustomEvent<{ key: string, name: string, size: number }>} flx-upload-removed - Un fichier est retiré de la liste.
 * @example
 * <flx-upload dir="devis" sizelimit="20" exts="jpg,png,pdf" multiple="6">
 *   <label>Photos <input type="file" name="photos" accept="image/*,.pdf" multiple></label>
 * </flx-upload>
 */
export class FlxUploadElement extends reactElement(Upload, uploadAttributes) {
  /** Prend des fichiers comme si le visiteur les avait choisis. */
  upload(files: Iterable<File>): Promise<void> {
    return this.call('upload', files)
  }

  /** Retire un fichier, ici et sur le serveur. */
  delete(key: string): Promise<void> {
    return this.call('delete', key)
  }

  /** Les fichiers que le serveur a pour cette session. */
  view(): Promise<ServerFile[]> {
    return this.call('view')
  }

  /** Retire tous les fichiers, ici et sur le serveur. */
  resetSession(): Promise<void> {
    return this.call('resetSession')
  }
}

register('flx-upload', FlxUploadElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-upload': FlxUploadElement
  }
}
