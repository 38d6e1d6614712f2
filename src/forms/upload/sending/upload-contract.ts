import * as v from 'valibot'
import { wireCount, wireId, wireList, wireText } from '../../../core/wire-values.ts'
import type { ServerFile } from '../upload-types.ts'

const serverFile = v.pipe(
  v.object({ key: wireId, nom: wireText, taille: wireCount, recu: wireCount, url: wireText }),
  v.transform(({ key, nom, taille, recu, url }): ServerFile => ({ key, name: nom, size: taille, received: recu, url })),
)

const refusal = v.object({ status: v.literal('ko'), error_msg: wireText })

/** The answer to `action=upload`: how much of the file has arrived. */
export const uploadReply = v.union([refusal, v.object({ status: v.literal('ok'), fichier: serverFile })])

/** The answer to `action=view`. */
export const viewReply = v.union([refusal, v.object({ status: v.literal('ok'), fichiers: wireList(serverFile) })])

/** The answer to `action=delete` and `action=resetSession`. */
export const doneReply = v.union([refusal, v.object({ status: v.literal('ok') })])
