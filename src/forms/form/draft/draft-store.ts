import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../../core/browser/storage.ts'
import { config } from '../../../core/config.ts'
import { draftsKey } from '../../../domain/drafts.ts'

const draft = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Name, place among the fields of that name, state. */
  values: v.array(v.tuple([v.string(), v.number(), v.string()])),
  /** States of its parts, by their names: blocks that were added. */
  parts: v.optional(v.record(v.string(), v.string()), {}),
  /** Key of the sending whose end is not known, and what it sent. */
  key: v.optional(v.string(), ''),
  print: v.optional(v.string(), ''),
})

const drafts = v.object({ session: v.string(), forms: v.record(v.string(), draft) })

export type Draft = v.InferOutput<typeof draft>

/** The drafts of this tab; those of a session that has ended are thrown away (FORM-11). */
function readAll(): Record<string, Draft> {
  const stored = readStored('session', draftsKey, drafts)
  if (!stored) return {}
  if (stored.session === config().sessionHash) return stored.forms
  removeStored('session', draftsKey)
  return {}
}

export function readDraft(form: string): Draft | undefined {
  return readAll()[form]
}

/** Keeps the draft of a form, or forgets it. */
export function writeDraft(form: string, draft: Draft | undefined): void {
  const { [form]: _, ...others } = readAll()
  const forms = draft ? { ...others, [form]: draft } : others
  if (Object.keys(forms).length === 0) removeStored('session', draftsKey)
  else writeStored('session', draftsKey, { session: config().sessionHash, forms })
}
