import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { FormAnswer } from '../../site/parts/form-answer.tsx'
import { refusedForm } from '../accounts/form-said.ts'
import type { AppEnv } from '../context.ts'
import { answer } from '../negotiate.ts'

/** Returns the key that identifies a form when it is sent again (FORM-11); a new one where it has none. */
export const sendKeyOf = (c: Context<AppEnv>, fields: Record<string, string>): string =>
  (c.req.header('idempotency-key') || fields['cle_envoi'] || randomUUID()).slice(0, 100)

/** Sends the errors of a form, by field. */
export const answerErrors = (c: Context<AppEnv>, message: string, errors: Record<string, string>): Response =>
  answer(c, { status: 'ko', message, errors }, <FormAnswer said={refusedForm(message, errors)} />)
