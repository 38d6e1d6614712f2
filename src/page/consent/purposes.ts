import * as v from 'valibot'

/** Something that the site does with what it learns of its visitors. */
export interface Purpose {
  id: string
  title: string
  text: string
  /** Needed for the site to work: said, not asked. */
  required: boolean
}

const given = v.array(
  v.pipe(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty()),
      titre: v.pipe(v.string(), v.nonEmpty()),
      texte: v.optional(v.string(), ''),
      obligatoire: v.optional(v.boolean(), false),
    }),
    v.transform(
      ({ id, titre, texte, obligatoire }): Purpose => ({ id, title: titre, text: texte, required: obligatoire }),
    ),
  ),
)

/** What a site asks when its author lists nothing. */
export const usualPurposes: Purpose[] = [
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
 * The purposes that a child `<script type="application/json">` lists: `[{ "id", "titre", "texte", "obligatoire" }]`.
 * @throws Error, in French, that says what was expected, when it lists something else.
 */
export function readPurposes(host: Element): Purpose[] {
  const text = host.querySelector(':scope > script[type="application/json"]')?.textContent
  if (!text?.trim()) return usualPurposes
  const result = v.safeParse(given, parseJson(text))
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
