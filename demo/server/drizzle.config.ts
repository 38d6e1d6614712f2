import { defineConfig } from 'drizzle-kit'

/**
 * The tables are made in one step, since nobody keeps the database of a demonstration: once the schema has changed,
 * `rm -r demo/server/migrations && npx drizzle-kit generate --config demo/server/drizzle.config.ts --name shop` writes that
 * step anew, and `npm run reset` begins afresh. Its snapshot, which only a second step would need, is not kept.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/schema.ts',
  out: './demo/server/migrations',
})
