import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

/**
 * Turns that a reader of the guide stumbles over, and what is written instead: things that speak, sentences without a
 * subject, « ce qui » for a noun, and second names of things that have one.
 */
const banned: [form: RegExp, instead: string][] = [
  [/n’(?:est|y est|étai(?:t|en)t) pas dus?\b/, 'n’est pas conforme'],
  [/(?:le|la console le) dit dans la console|la console le dit/, 'un avertissement paraît dans la console'],
  [/\b[Cc]e qui\b(?! n’est pas conforme|$)|\b[Cc]e qu’il y a\b/, 'un nom'],
  [/\bl’emporte\b/, 'est prioritaire, remplace'],
  [/promesse est tenue/, 'la promesse est résolue'],
  [/promesse (?:dit|le dit)\b/, 'la promesse vaut'],
  [/\b(?:se|s’en) dit\b/, 's’affiche'],
  [/\bdans les mots du serveur\b/, 'avec la phrase du serveur'],
  [/\bjetons? (?:de thème|CSS)\b/, 'variable CSS'],
  [/\bcourriels?\b(?!`)/, 'e-mail'],
  [/\btémoins? de connexion\b/, 'cookie'],
  [/\b(?:[Bb]oîtes? de dialogue|modales?)\b/, 'fenêtre'],
  [/\b[Vv]oiles?\b/, 'indicateur de chargement'],
  [/\b(?:compte à rebours|le temps) attend\b/, 'le décompte s’interrompt'],
  [/\bd’une commande à l’autre\b|\b[Ll]es commandes du panneau\b/, 'd’un contrôle à l’autre'],
  [/\bRien (?:de payé|ne saute|à redire)\b/, 'une phrase avec un verbe et un sujet'],
  [/\bévènement/, 'événement'],
  [/\bse tape\b|\bs’y tape\b/, 'le visiteur saisit'],
]

const files = [
  'README.md',
  'cli/usage.ts',
  'cli/check/rules.ts',
  'scripts/manifest/common.mjs',
  ...globSync('{demo/guide,src/contract}/**/*.ts'),
  ...globSync('elements/*.ts'),
]

describe('the French of the guide, of README and of what editors read', () => {
  it('expectation: has none of the turns that readers stumbled over', () => {
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          banned
            .filter(([form]) => form.test(line))
            .map(([form, instead]) => `${file}:${index + 1}: « ${form.exec(line)?.[0]} » ; ${instead}`),
        ),
    )
    assert.deepEqual(found, [])
  })
})
