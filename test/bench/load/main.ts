import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../../scripts/build-if-stale.mjs'
import { machine } from '../machine.ts'
import { reasonOf } from '../steady.ts'
import { figure } from '../subjects.ts'
import { measureRefusals, type Refused } from './refusals.ts'
import { hasBalancer, openAlone, openOnPostgres, type Shop } from './shop.ts'
import type { Statement } from './statements.ts'
import { changeQuantities, type Load, type Orders, placeOrders, readCarts, readPages } from './visits.ts'

const file = join(import.meta.dirname, '..', 'SERVER.md')

/** How many statements of a database are told. */
const told = 8

interface Found {
  name: string
  loads: Load[]
  orders: Orders
  longest: Statement[]
}

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

function loadTable(loads: Load[]): string {
  const titles = [
    '',
    'visiteurs',
    'requêtes par seconde',
    'médiane',
    'une sur cent dépasse',
    'processeur par requête',
    'instance occupée',
    'instructions SQL par requête',
    'leur durée',
    'erreurs',
  ]
  const lines = loads.map(({ what, visitors, rate, latency, slowest, cpu, busy, database, errors }) =>
    row([
      what,
      visitors,
      figure(rate),
      `${figure(latency)} ms`,
      `${figure(slowest)} ms`,
      `${figure(cpu)} ms`,
      `${Math.round(busy * 100)} %`,
      database ? figure(database.statements) : '—',
      database ? `${figure(database.time)} ms` : '—',
      errors,
    ]),
  )
  return [row(titles), row(titles.map(() => '---')), ...lines].join('\n')
}

/** Where the time of the database went: what a table cannot hold of a statement is left out. */
function statementTable(longest: Statement[]): string {
  const all = longest.map(({ text, calls, time }) => {
    const short = text.length > 160 ? `${text.slice(0, 159)}…` : text
    return row([
      `\`${short.replaceAll('|', '\\|').replaceAll('`', '’')}\``,
      figure(calls),
      `${figure(time)} ms`,
      `${figure(time / calls)} ms`,
    ])
  })
  const titles = ['instruction', 'fois', 'durée en tout', 'chacune']
  return [row(titles), row(titles.map(() => '---')), ...all].join('\n')
}

/** Nothing was sold that was not there, and nothing that was there was refused. */
const isSound = ({ loads, orders }: Found): boolean =>
  loads.every(({ errors }) => errors === 0) &&
  orders.placed === Math.min(orders.stock, orders.placed + orders.refused) &&
  orders.left === orders.stock - orders.placed

function section(found: Found): string {
  const { name, loads, orders, longest } = found
  const { stock, placed, refused, left } = orders
  return [
    `## ${name}`,
    loadTable(loads),
    ...(longest.length > 0
      ? ['Ce qui a pris le plus de temps dans la base, préparatifs compris :', statementTable(longest)]
      : []),
    `Commandes d’un même article, ${stock} en stock : ${placed} passées, ${refused} refusées en toutes lettres, il en reste ${left}. ${isSound(found) ? 'Aucune erreur, rien de vendu deux fois.' : '**À reprendre : une erreur, ou un stock qui ne tombe pas juste.**'}`,
  ].join('\n\n')
}

async function measure(open: () => Promise<Shop>, seconds: number): Promise<Found> {
  const shop = await open()
  try {
    console.log(`${shop.name}…`)
    const loads = [...(await readPages(shop, seconds)), ...(await readCarts(shop, seconds))]
    loads.push(...(await changeQuantities(shop, Math.ceil(seconds * 3))))
    const orders = await placeOrders(shop)
    const found = { name: shop.name, loads: [...loads, ...orders.loads], orders, longest: await shop.longest(told) }
    console.log(`${loadTable(found.loads)}\n`)
    return found
  } finally {
    await shop.close()
  }
}

const day = (): string => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date())

/** When and on what it was measured, from the load of the machine before. */
function measuredOn(before: number): string {
  const { processor, cores, memory, system, node } = machine('')
  const shared = before > 1.5 ? `, la machine servant aussi à autre chose (charge ${figure(before)})` : ''
  return `Mesuré le ${day()} : ${processor}, ${cores} cœurs, ${memory} Gio, ${system}, Node ${node}${shared}.`
}

const busyness = (): number => loadavg()[0] ?? 0

async function tellLoad(seconds: number): Promise<string> {
  const before = busyness()
  const found: Found[] = []
  found.push(await measure(openAlone, seconds))
  found.push(await measure(() => openOnPostgres(1), seconds))
  if (hasBalancer()) found.push(await measure(() => openOnPostgres(4), seconds))
  else console.log('Sans haproxy (apt-get install haproxy), quatre instances ne sont pas mesurées.')
  if (!found.every(isSound)) fail('Une erreur, ou un stock qui ne tombe pas juste : voir test/bench/SERVER.md.')
  return [
    '# Le serveur de référence sous la charge',
    `Ce fichier est écrit par \`npm run bench:server\`, qui ne parle qu’à cette machine : la charge (autocannon, et des visiteurs de l’essai pour ce qui se suit), les instances, PostgreSQL et le répartiteur s’y partagent les mêmes cœurs. Chaque visiteur demande de nouveau dès qu’on lui a répondu, pendant ${seconds} secondes ; une commande est la lecture du panier suivie de \`valide_panier\`. « Processeur par requête » est celui des instances seules, « instance occupée » la part du temps où la plus chargée avait du travail : où elle est de 100 %, c’est Node qui borne, sinon la base ou la machine. Les instructions SQL et leur durée, attente d’un verrou comprise, sont celles que PostgreSQL compte lui-même (pg_stat_statements).`,
    measuredOn(before),
    ...found.map(section),
  ].join('\n\n')
}

function refusalTable(all: Refused[]): string {
  const titles = [
    'ce qui est refusé',
    'réponse',
    'visiteurs',
    'médiane',
    'une sur cent dépasse',
    'processeur',
    'la même demande acceptée : médiane',
    'une sur cent dépasse',
    'processeur',
    'erreurs',
  ]
  const times = ({ latency, slowest, cpu }: Load): string[] =>
    [latency, slowest, cpu].map((time) => `${figure(time)} ms`)
  const lines = all.map(({ answer, refused, accepted }) =>
    row([
      refused.what,
      answer,
      refused.visitors,
      ...times(refused),
      ...times(accepted),
      refused.errors + accepted.errors,
    ]),
  )
  return [row(titles), row(titles.map(() => '---')), ...lines].join('\n')
}

const refusalTitle = '## Le temps d’un refus'

async function tellRefusals(): Promise<string> {
  const before = busyness()
  const shop = await openOnPostgres(1, 'safe')
  try {
    console.log(`${shop.name}, ce qu’elle refuse…`)
    const all = await measureRefusals(shop)
    const table = refusalTable(all)
    console.log(table)
    if (all.some(({ refused, accepted }) => refused.errors + accepted.errors > 0))
      fail('Un refus n’est pas celui qui était attendu, ou n’en est pas un : voir test/bench/SERVER.md.')
    return [
      refusalTitle,
      'Une instance sur PostgreSQL. Les mots de passe y coûtent ce qu’ils coûtent en service (scrypt, N = 2¹⁷, deux hachages à la fois) : un mot de passe faux est essayé deux fois, sur le compte confirmé et sur celui qui attend de l’être, qu’ils existent ou non ; le bon l’est une fois. Le serveur n’a pas de jeton CSRF : il lit `Sec-Fetch-Site` ou `Origin`. Un nom d’hôte étranger est refusé là où `PUBLIC_URL` ne dit pas celui du site.',
      measuredOn(before),
      table,
    ].join('\n\n')
  } finally {
    await shop.close()
  }
}

function fail(why: string): void {
  console.error(why)
  process.exitCode = 1
}

/** What was told the last time of what is not measured now. */
function toldBefore(): Record<string, string> {
  const [load = '', refusals] = readFileSync(file, 'utf8').trim().split(`\n\n${refusalTitle}\n`)
  return { load, refusals: refusals === undefined ? '' : `${refusalTitle}\n${refusals}` }
}

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const parts: Record<string, () => Promise<string>> = {
  load: () => tellLoad(Number(values.seconds)),
  refusals: tellRefusals,
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
try {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`« ${unknown} » n’est pas une mesure : ${Object.keys(parts).join(', ')}.`)
  buildIfStale()
  const texts = toldBefore()
  for (const [name, tell] of Object.entries(parts)) if (wanted.includes(name)) texts[name] = await tell()
  const whole = Object.keys(parts).flatMap((name) => texts[name] || [])
  writeFileSync(file, `${whole.join('\n\n')}\n`)
} catch (error) {
  fail(`La charge n’a pas pu être mesurée : ${reasonOf(error)}`)
}
process.exit()
