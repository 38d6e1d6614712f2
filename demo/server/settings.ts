import { resolve } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from './failure.ts'

const text = v.optional(v.pipe(v.string(), v.trim()), '')

const environment = v.object({
  NODE_ENV: text,
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535)), '4173'),
  HOST: text,
  PUBLIC_URL: text,
  TRUSTED_PROXIES: text,
  DATABASE_URL: text,
  DATA_DIR: text,
  DIST_DIR: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  BANK_URL: text,
  BANK_SECRET: text,
})

/**
 * Fewest characters of the bank's secret: as long as the key of the hash that it signs with, so that it cannot be
 * guessed.
 */
const shortestSecret = 32

export interface Settings {
  /** 0 takes a free port. */
  port: number
  /** Host that the server listens on: by default, reachable from this machine only. */
  host: string
  databaseUrl: string | undefined
  dataDir: string
  /** Folder served under `/dist`; undefined for the project's own. */
  distDir: string | undefined
  /** True for a real shop, open to strangers: every feature of the demonstration is turned off. */
  production: boolean
  /** Origin of the site as its visitors know it; undefined when requests tell it. */
  publicUrl: string | undefined
  /** Addresses and networks (CIDR) of the proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[]
  /** The mail server; without one, messages are shown on this machine. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The bank's payment page, completed by a payment's token; without one, a simulated bank. */
  bankUrl: string | undefined
  /** Secret that the bank signs its notices with; by default a random one, new at each start. */
  bankSecret: string | undefined
}

function readPublicUrl(given: string, production: boolean): string | undefined {
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin)
    throw new StartFailure(`PUBLIC_URL doit être une adresse comme https://boutique.exemple.fr, pas « ${given} ».`)
  if (production && url.protocol !== 'https:')
    throw new StartFailure(
      'En production, PUBLIC_URL doit commencer par https:// : les cookies ne voyagent que chiffrés.',
    )
  return url.origin
}

/** Returns the settings that production requires and that are missing, like Django's `check --deploy`. */
function missing(read: v.InferOutput<typeof environment>): string[] {
  const needs: [boolean, string][] = [
    [!read.PUBLIC_URL, 'PUBLIC_URL (l’adresse https du site)'],
    [!read.DATABASE_URL, 'DATABASE_URL (une base PostgreSQL)'],
    [!read.SMTP_URL, 'SMTP_URL (le serveur de courriels)'],
    [!read.MAIL_FROM, 'MAIL_FROM (l’expéditeur des courriels)'],
    [!read.BANK_URL, 'BANK_URL (la page de paiement de la banque)'],
    [read.BANK_SECRET.length < shortestSecret, `BANK_SECRET (${shortestSecret} caractères au moins)`],
  ]
  return needs.filter(([isMissing]) => isMissing).map(([, what]) => what)
}

/**
 * Reads the environment.
 * @throws StartFailure with one French line for an invalid value, or for what production lacks.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = v.safeParse(environment, env)
  if (!read.success) throw new StartFailure(`PORT doit être un nombre de 0 à 65535, pas « ${env['PORT']} ».`)
  const given = read.output
  const production = given.NODE_ENV === 'production'
  const lacks = production ? missing(given) : []
  if (lacks.length > 0) throw new StartFailure(`En production il manque : ${lacks.join(', ')}.`)
  if (given.SMTP_URL && !/^smtps?:\/\/[^/]+/.test(given.SMTP_URL))
    throw new StartFailure('SMTP_URL doit être une adresse comme smtp://compte:secret@serveur:587.')
  return {
    port: given.PORT,
    host: given.HOST || '127.0.0.1',
    databaseUrl: given.DATABASE_URL || undefined,
    dataDir: resolve(given.DATA_DIR || '.data'),
    distDir: given.DIST_DIR ? resolve(given.DIST_DIR) : undefined,
    production,
    publicUrl: readPublicUrl(given.PUBLIC_URL, production),
    trustedProxies: given.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    smtpUrl: given.SMTP_URL || undefined,
    mailFrom: given.MAIL_FROM || 'L’Estran <boutique@lestran.example>',
    bankUrl: given.BANK_URL || undefined,
    bankSecret: given.BANK_SECRET || undefined,
  }
}
