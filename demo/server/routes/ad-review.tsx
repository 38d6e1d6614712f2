import { AdReviewPage } from '../../site/ad-review-page.tsx'
import { isAdministrator } from '../accounts/administrator.ts'
import { reviewPath } from '../ads/ad.ts'
import { judgeAd, waitingAds } from '../ads/keep-ads.ts'
import { cleanText } from '../ads/read-ad.ts'
import { idIn, readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { findSession, keepFlash } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { notFound, sendPage } from './send-page.tsx'

const mostReason = 300

/** `/gerance/annonces`: the ads to review, for administrators. */
export const adReviewRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get(reviewPath, async (c) => {
    if (!(await isAdministrator(db, await findSession(c, services)))) return notFound(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Annonces à relire',
      trail: [pageId.account],
      isPersonal: true,
      children: <AdReviewPage ads={await waitingAds(db)} />,
    })
  })
  app.post(reviewPath, async (c) => {
    const session = await findSession(c, services)
    if (!session || !(await isAdministrator(db, session))) return notFound(c, services)
    const fields = await readForm(c)
    const { lue = '', verdict, motif = '' } = fields
    const isAccepted = verdict === 'accepter'
    const reason = cleanText(motif).slice(0, mostReason)
    const say = async (kind: 'success' | 'error', text: string) => {
      await keepFlash(db, session, { kind, text })
      return c.redirect(reviewPath, 303)
    }
    if (!isAccepted && verdict !== 'refuser') return say('error', 'Acceptez l’annonce, ou refusez-la.')
    if (!isAccepted && !reason) return say('error', 'Dites pourquoi elle est refusée : son auteur le lira.')
    const isJudged = await judgeAd(db, idIn(fields, 'annonce'), lue, { isAccepted, reason }, now())
    if (!isJudged) return say('error', 'Cette annonce a changé depuis, ou quelqu’un l’a déjà relue.')
    return say('success', isAccepted ? 'L’annonce est en ligne.' : 'L’annonce est refusée, son auteur est prévenu.')
  })
}
