import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { contactItems, contactRequests } from '../schema.ts'
import type { ContactRequest } from './contact-request.ts'

/**
 * Keeps a request. The same key with the same content is kept once: sent again, the request is found.
 * @returns its number.
 */
export async function keepContact(db: Database, key: string, request: ContactRequest, now: Date): Promise<number> {
  const { items, ...row } = request
  const print = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  return db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(contactRequests)
      .values({ ...row, key, print, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: contactRequests.id })
    if (!made) {
      const [known] = await transaction
        .select({ id: contactRequests.id })
        .from(contactRequests)
        .where(and(eq(contactRequests.key, key), eq(contactRequests.print, print)))
      return known?.id ?? 0
    }
    if (items.length > 0) {
      await transaction.insert(contactItems).values(items.map((item) => ({ ...item, requestId: made.id })))
    }
    return made.id
  })
}
