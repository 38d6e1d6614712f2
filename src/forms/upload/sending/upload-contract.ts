import * as v from 'valibot'
import { wireCount, wireId, wireList, wireObject, wireText } from '../../../core/wire-values.ts'

const serverFile = wireObject({
  key: wireId,
  name: ['nom', wireText],
  size: ['taille', wireCount],
  received: ['recu', wireCount],
  url: wireText,
})

const refusal = v.object({ status: v.literal('ko'), error_msg: wireText })

/** The answer to `action=upload`: how much of the file has arrived. */
export const uploadReply = v.union([refusal, v.object({ status: v.literal('ok'), fichier: serverFile })])

/** The answer to `action=view`. */
export const viewReply = v.union([refusal, v.object({ status: v.literal('ok'), fichiers: wireList(serverFile) })])

/** The answer to `action=delete` and `action=resetSession`. */
export const doneReply = v.union([refusal, v.object({ status: v.literal('ok') })])
