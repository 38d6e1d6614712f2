import { resolve } from 'node:path'
import { transform } from 'esbuild'

const asks = resolve('src/core/http/send.ts')
const given = ['method', 'body', 'headers', 'signal', 'cache', 'credentials', 'timeout', 'retry']
const neverGiven =
  'hooks|json|parseJson|stringifyJson|searchParams|baseUrl|prefix|totalTimeout|onDownloadProgress|onUploadProgress'
const options = '(?:this|ky)\\.#options\\.'

/** A statement, or a method, with its block, by how it begins. */
const block = (start) => [new RegExp(`^( *)${start} \\{\\n[\\s\\S]*?^\\1\\}\\n`, 'gm'), '']

const core = [
  // Hooks, and what they alone can ask for.
  block('for \\(const hook of [^\\n]*\\)'),
  [/options\.hooks\?\.init \?\? \[\]/, '[]'],
  [/initHooks\.length > 0 \? cloneInitHookOptions\(options\) : options/, 'options'],
  [/await ky\.#runBeforeRequestHooks\(\)/, 'undefined'],
  block('if \\(isResponseInstance\\(response\\)\\)'),
  [/\w+ instanceof ForceRetryError/g, 'false'],
  [/ky\.#consumeReturnedResponseFromBeforeRetryHook\(\)/g, 'false'],
  [/this\.#beforeRetryHookErrors\.has\(error\)/, 'false'],
  [/ky\.#getNormalizedOptions\(\)/, 'undefined'],
  // Shorthands such as `.json()`, which read a body that passed.
  block('for \\(const \\[type, mimeType\\] of Object\\.entries\\(responseTypes\\)\\)'),
  // Options.
  [new RegExp(`${options}(?:${neverGiven})\\b(?!\\.\\w+\\))`, 'g'), 'undefined'],
  [new RegExp(`${options}throwHttpErrors\\b`, 'g'), 'true'],
  [new RegExp(`${options}timeout\\b`, 'g'), 'false'],
  [/hasSearchParameters\(undefined\)/, 'false'],
  [/const \{ shouldRetry \} = retry;/, 'const shouldRetry = undefined;'],
  [/^ {12}(?:hooks|prefix|throwHttpErrors|timeout|totalTimeout|context): .*\n/gm, ''],
  [/Object\.hasOwn\(options, 'prefixUrl'\)/, 'false'],
  // How long all tries may take together.
  [/(?:this|ky)\.#getRemainingTotalTimeout\(\)/g, 'undefined'],
  [/this\.#throwIfTotalTimeoutExhausted\(\);/g, ''],
  [/ky\.#decorateResponse\(response\);/, ''],
  [/this\.#wrapRequestWithUploadProgress\(this\.request, [^;]*\);/, 'this.request;'],
]

/** One instance, without the ways to make others; options that are given once have nothing to be merged with. */
const instance = [
  [/validateAndMerge\(defaults, options\)/, '{ ...options }'],
  block('for \\(const method of requestMethods\\)'),
  [/ {4}ky\.create = [\s\S]*?ky\.retry = retry;\n/, ''],
]

const files = [
  { file: /[\\/]ky[\\/]distribution[\\/]core[\\/]Ky\.js$/, rewrites: core },
  { file: /[\\/]ky[\\/]distribution[\\/]index\.js$/, rewrites: instance },
]

/** Private methods that nothing is left to call. */
function withoutUnused(code) {
  const [name] = [...code.matchAll(/^ {2}(?:static |async )*(#\w+)\(/gm)]
    .map(([, name]) => name)
    .filter((name) => code.match(new RegExp(`${name}\\b`, 'g')).length === 1)
  return name ? withoutUnused(code.replace(...block(`(?:static |async )*${name}\\([^\\n]*\\)`))) : code
}

/**
 * The one file that knows ky gives it few of its options, and no hook: what only the others need can never run, which no
 * minifier can tell of what is read from an object. It is taken out, or written as what it always is. The build stops
 * where a line finds no place, for ky has changed then, and where ky is given more.
 */
export function leanKy() {
  return {
    name: 'lean-ky',
    async transform(source, id) {
      if (id === asks) {
        const [, list = ''] = /await ky\(call\.address, \{\n([\s\S]*?)\n\s+\}\)/.exec(source) ?? []
        const names = [...list.matchAll(/^\s+(\w+)[:,]/gm)].map(([, name]) => name)
        if (names.join() !== given.join() || !list.includes('timeout: false'))
          this.error(`ky is given “${names}”: see ${import.meta.filename}`)
      }
      const rewrites = files.find(({ file }) => file.test(id))?.rewrites
      if (!rewrites) return null
      let lean = source
      for (const [pattern, replacement] of rewrites) {
        const before = lean
        lean = before.replace(pattern, replacement)
        if (lean === before) this.error(`ky has changed: it has no ${pattern}`)
      }
      const { code } = await transform(lean, { minifySyntax: true, target: 'esnext' })
      return { code: withoutUnused(code), map: null }
    },
  }
}
