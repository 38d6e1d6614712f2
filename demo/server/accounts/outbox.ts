import { desc, inArray } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { outbox } from '../schema.ts'

export interface Message {
  recipient: string
  subject: string
  body: string
  link?: string
}

/** Who may read a message on the demo: whoever caused it, before and after the login. */
export const audienceOf = (customerId: number): string => `customer:${customerId}`

/** Keeps a message as sent. The demo has no mail server: the page of messages shows it to its audience. */
export async function sendMessage(db: Connection, audience: string, message: Message, now: Date): Promise<void> {
  await db.insert(outbox).values({ link: '', ...message, audience, sentAt: now })
}

/** The latest messages of these audiences, the newest first. */
export function readMessages(db: Connection, audiences: string[]) {
  return db.select().from(outbox).where(inArray(outbox.audience, audiences)).orderBy(desc(outbox.id)).limit(50)
}
