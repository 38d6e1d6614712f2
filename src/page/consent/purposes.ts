import * as v from 'valibot'
import { wireObject } from '../../core/wire-values.ts'

const filled = v.pipe(v.string(), v.nonEmpty())

const purpose = wireObject({
  id: filled,
  title: ['titre', filled],
  text: ['texte', v.optional(v.string(), '')],
  /** True if the site needs it to work: it is shown, but no consent is asked for. */
  required: ['obligatoire', v.optional(v.boolean(), false)],
})

/** A purpose for which the site uses data about its visitors. */
export type Purpose = v.InferOutput<typeof purpose>

const usualPurposes: Purpose[] = [
  {
    id: 'fonctionnement',
    title: 'Fonctionnement du site',
    text: 'Votre panier, votre session et ce choix. Le site ne marche pas sans eux.',
    required: true,
  },
  {
    id: 'mesure',
    title: 'Mesure d’audience',
    text: 'Compter les visites et comprendre le parcours dans la boutique, pour l’améliorer.',
    required: false,
  },
  {
    id: 'contenus',
    title: 'Vidéos, cartes et partage',
    text: 'Montrer ici des contenus d’autres sites, qui apprennent alors votre visite.',
    required: false,
  },
]

/**
 * Reads the purposes that a child `<script type="application/json">` lists:
 * `[{ "id", "titre", "texte", "obligatoire" }]`.
 * @throws Error, in French, with what was expected, if the list is invalid.
 */
export function readPurposes(host: Element): Purpose[] {
  const text = host.querySelector(':scope > script[type="application/json"]')?.textContent
  if (!text?.trim()) return usualPurposes
  const result = v.safeParse(v.array(purpose), parseJson(text))
  if (result.success) return result.output
  const issue = result.issues[0]
  const place = v.getDotPath(issue) ?? 'la liste'
  throw new Error(`les finalités sont mal écrites : ${place} attend ${issue.expected}, reçu ${issue.received}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
