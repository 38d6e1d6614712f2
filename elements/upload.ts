import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Upload } from '../src/forms/upload/upload.tsx'
import { uploadAttributes } from '../src/forms/upload/upload-attributes.ts'
import type { ServerFile } from '../src/forms/upload/upload-types.ts'

/**
 * Le champ est celui de la page. L’envoi commence dès le choix des fichiers. Le formulaire contient ensuite, sous le
 * nom du champ, les clés des fichiers reçus, dans l’ordre de la liste ; sans JavaScript, il contient les fichiers
 * eux-mêmes.
 *
 * Un fichier est refusé avant l’envoi si son extension, son poids ou le nombre de fichiers ne convient pas. Le serveur
 * vérifie ensuite son contenu.
 *
 * @summary L’envoi de fichiers avec aperçu, progression et reprise.
 * @tag flx-upload
 * @attr {string} [src=/backoffice/modules/templates/front/upload.php] - Adresse du service.
 * @attr {string} dir - Dossier où le serveur range les fichiers (`dossier`).
 * @attr {string} mask - Masque envoyé avec chaque requête (`mask`).
 * @attr {string} sess - Session envoyée avec chaque requête (`sess`).
 * @attr {number} [sizelimit=2000] - Poids maximal d’un fichier, en mégaoctets.
 * @attr {string} exts - Extensions autorisées, séparées par des virgules ; par défaut, toutes.
 * @attr {number} multiple - Nombre maximal de fichiers ; 0 : illimité. Par défaut, un seul fichier, ou illimité si le champ porte `multiple`.
 * @fires {CustomEvent<{ key: string, name: string, size: number }>} flx-upload-done - Un fichier est entièrement reçu.
 * @fires {CustomEvent<{ name: string, message: string }>} flx-upload-failed - Un fichier est refusé, ou n’a pas pu être envoyé.
 * @fires {CustomEvent<{ key: string, name: string, size: number }>} flx-upload-removed - Un fichier est retiré de la liste.
 * @example
 * <flx-upload dir="devis" sizelimit="20" exts="jpg,png,pdf" multiple="6">
 *   <label>Photos <input type="file" name="photos" accept="image/*,.pdf" multiple></label>
 * </flx-upload>
 */
export class FlxUploadElement extends reactElement(Upload, uploadAttributes) {
  /** Ajoute des fichiers, comme un choix du visiteur. */
  upload(files: Iterable<File>): Promise<void> {
    return this.call('upload', files)
  }

  /** Retire un fichier, ici et sur le serveur. */
  delete(key: string): Promise<void> {
    return this.call('delete', key)
  }

  /** Renvoie les fichiers de la session sur le serveur. */
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
