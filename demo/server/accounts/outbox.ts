import { desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { type MessageLink, outbox } from '../schema.ts'

export interface Message {
  recipient: string
  subject: string
  body: string
  link?: string
  /** What else it leads to. */
  links?: MessageLink[]
}

export type KeptMessage = typeof outbox.$inferSelect

/** Who may read a message on the demo: whoever caused it, before and after the login. */
export const audienceOf = (customerId: number): string => `customer:${customerId}`

/** What is written to the shop: its administrators read it. */
export const shopAudience = 'shop'

/** Hours that a message stays. */
const keptHours = 24

/** Hands a message over, in the transaction that causes it. */
export async function sendMessage(db: Connection, audience: string, message: Message, now: Date): Promise<void> {
  await db.insert(outbox).values({ link: '', ...message, audience, sentAt: now, nextTryAt: now })
}

/** The latest messages of these audiences, the newest first. */
export function readMessages(db: Connection, audiences: string[]): Promise<KeptMessage[]> {
  return db.select().from(outbox).where(inArray(outbox.audience, audiences)).orderBy(desc(outbox.id)).limit(50)
}

/** Messages go on being shown to a session under its new name. */
export async function passMessages(db: Connection, from: string, to: string): Promise<void> {
  await db.update(outbox).set({ audience: to }).where(eq(outbox.audience, from))
}

/** Seconds for which a message that is being delivered is nobody else's. */
const takenSeconds = 120

/** Takes the next message to deliver; it comes back by itself when nothing is said of it. */
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

/** A message that the mail server has: nothing of it is kept. */
export async function forgetMessage(db: Database, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}

/** Forgets the messages of the day before: shown long enough, or undeliverable for too long. */
export async function forgetOldMessages(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000)
  await db.delete(outbox).where(lt(outbox.sentAt, oldest))
}
