import { desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { type MessageLink, outbox } from '../schema.ts'

export interface Message {
  recipient: string
  subject: string
  body: string
  link?: string
  /** Further links of the message. */
  links?: MessageLink[]
}

export type KeptMessage = typeof outbox.$inferSelect

/**
 * Returns the audience of a customer's messages. On the demo a message is shown to the person who caused it, before and
 * after the login.
 */
export const audienceOf = (customerId: number): string => `customer:${customerId}`

/** Audience of the messages to the shop, which its administrators read. */
export const shopAudience = 'shop'

/** Hours that a message is kept. */
const keptHours = 24

/** Queues a message, in the transaction that causes it. */
export async function sendMessage(db: Connection, audience: string, message: Message, now: Date): Promise<void> {
  await db.insert(outbox).values({ link: '', ...message, audience, sentAt: now, nextTryAt: now })
}

/** Returns the latest messages of these audiences, the newest first. */
export function readMessages(db: Connection, audiences: string[]): Promise<KeptMessage[]> {
  return db.select().from(outbox).where(inArray(outbox.audience, audiences)).orderBy(desc(outbox.id)).limit(50)
}

/** Moves messages to a session's new token, so that it goes on seeing them. */
export async function passMessages(db: Connection, from: string, to: string): Promise<void> {
  await db.update(outbox).set({ audience: to }).where(eq(outbox.audience, from))
}

/** Seconds for which a message that is being delivered is reserved. */
const takenSeconds = 120

/** Takes the next message to deliver. It becomes due again by itself, unless it is forgotten in the meantime. */
export async function takeMessage(db: Database, now: Date): Promise<KeptMessage | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextTryAt, now))
    .orderBy(outbox.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const nextTryAt = new Date(now.getTime() + takenSeconds * 1000)
  const [taken] = await db
    .update(outbox)
    .set({ nextTryAt, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
  return taken
}

/** Deletes a message that the mail server has accepted. */
export async function forgetMessage(db: Database, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}

/** Deletes the messages older than `keptHours`, delivered or not. */
export async function forgetOldMessages(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000)
  await db.delete(outbox).where(lt(outbox.sentAt, oldest))
}
