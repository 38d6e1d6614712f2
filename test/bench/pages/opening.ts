import type { Page } from '../server/page.ts'
import type { Opened } from './opening/content.ts'
import { subjects } from './opening/subjects.ts'

/** `?with=flx&opens=menu&ahead`: a button or pictures, and what they open. */
export const page: Page = ({ query }) => {
  const subject = subjects[query.get('with') ?? '']
  if (!subject) throw new Error(`No subject named ${query.get('with')}.`)
  const { head, body } = subject((query.get('opens') ?? 'modal') as Opened, query.has('ahead'))
  return `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Ouverture</title>
  <script src="/files/opening/probe.js"></script>
  ${head}
</head>
<body>
  <h1>Ouverture</h1>
  ${body}
</body>
</html>`
}
