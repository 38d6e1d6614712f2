import { parseArgs } from 'node:util'
import { Unread } from './check/fault.ts'
import { checkOptions, checkPage } from './check-command.ts'
import { serveFolder, serveOptions } from './serve-command.ts'
import { Misuse, usage } from './usage.ts'

const common = {
  aide: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const

/** Parses the arguments of a command. @throws Misuse for an unknown option */
function read<const Options extends Parameters<typeof parseArgs>[0] & object>(options: Options) {
  try {
    return parseArgs<Options>(options)
  } catch (error) {
    const option = /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? ''
    throw new Misuse(`l’option ${option} n’existe pas, ou il lui manque sa valeur`)
  }
}

async function run(args: string[]): Promise<number> {
  const all = { ...checkOptions, ...serveOptions, ...common }
  const first = read({ args, allowPositionals: true, options: all })
  const [command, place, ...others] = first.positionals
  if (first.values.version) process.stdout.write(`${__FLX_VERSION__}\n`)
  else if (first.values.aide || first.values.help) process.stdout.write(usage)
  else if (command === 'check') {
    const { values } = read({ args, allowPositionals: true, options: { ...checkOptions, ...common } })
    if (!place) throw new Misuse('il manque l’adresse de la page')
    if (others.length > 0) throw new Misuse('une seule adresse à la fois')
    return checkPage(place, values)
  } else if (command === 'serve') {
    const { values } = read({ args, allowPositionals: true, options: { ...serveOptions, ...common } })
    if (others.length > 0) throw new Misuse('un seul dossier à la fois')
    return serveFolder(place ?? '.', values)
  } else throw new Misuse(command ? `la commande « ${command} » n’existe pas` : 'il manque une commande')
  return 0
}

// The library logs warnings for someone with a page open. Here they are silent, because the report contains them.
console.warn = () => {}
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.exitCode = 2
  if (error instanceof Misuse) process.stderr.write(`flx : ${error.message}.\n\n${usage}`)
  else if (error instanceof Unread) process.stderr.write(`flx : ${error.message}. Rien n’a pu être vérifié.\n`)
  else process.stderr.write(`flx : la commande elle-même a échoué. ${error instanceof Error ? error.stack : error}\n`)
}
