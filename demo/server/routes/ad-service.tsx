import type { Context, Hono } from 'hono'
import { switchClass } from '../../site/own-ads-page.tsx'
import { countTry, tryLimit } from '../accounts/tries.ts'
import { type Ad, adService, adsModule, mostAds, mostPhotos, ownAdsPath } from '../ads/ad.ts'
import { addAd, changeAd, deleteAd, findOwnAd, setActive } from '../ads/keep-ads.ts'
import { readAd } from '../ads/read-ad.ts'
import { alertAnswer } from '../alert-view.tsx'
import { idIn, readForm, type Texts } from '../body.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { dayOf } from '../format.ts'
import { answer, inMode, isNavigation, refuse, sendData } from '../negotiate.ts'
import type { KeptFile } from '../schema.ts'
import { findSession, keepFlash, redirectSaying } from '../sessions.ts'
import { type FileForm, type HeldFile, holdFiles, readFileForm } from '../uploads/form-files.ts'
import { publicPicture } from '../uploads/public-picture.ts'
import { claimFiles } from '../uploads/receive.ts'
import { removeStored } from '../uploads/storage.ts'
import { sendAdForm, sendLogin } from './ads.tsx'
import { answerErrors, sendKeyOf } from './sent-form.tsx'

/** Path of the service of `<flx-my-elements>` (ELEM-01). */
const elementService = 'ajax/modules/modules/traitement.php'

export const isAdService = (path: string): boolean => path.endsWith(`/${adService}`)

/** Most bytes of the whole form, photos included, when it is sent without script. */
export const largestAd = 52_000_000

/** Most changes of one customer's ads per quarter of an hour, since a person reads each. */
const mostChanges = 40

const expired = 'Votre session a expiré : reconnectez-vous.'
const notYours = 'Cette annonce n’existe pas, ou n’est pas à vous.'

interface Owner {
  session: Session
  customerId: number
}

async function ownerOf(c: Context<AppEnv>, services: Services): Promise<Owner | undefined> {
  const session = await findSession(c, services)
  return session?.customerId ? { session, customerId: session.customerId } : undefined
}

const ownPage = (c: Context<AppEnv>): string => inMode(c, ownAdsPath)

/** Runs an action on an ad, and responds in JSON at both mounts (ELEM-01); without script, redirects to the list. */
async function actOn(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db, now, uploadsDir } = services
  const fields = await readForm(c)
  const owner = await ownerOf(c, services)
  if (!owner) return isNavigation(c) ? sendLogin(c, services) : sendData(c, { result: false, msg: expired }, 401)
  const end = async (result: boolean, msg: string, className = ''): Promise<Response> => {
    if (!isNavigation(c)) return sendData(c, { result, class: className, msg: result ? '' : msg })
    return redirectSaying(c, services, ownPage(c), { kind: result ? 'success' : 'error', text: msg })
  }
  if (fields['element_module_ident'] !== adsModule) return end(false, 'Ces éléments n’existent pas sur ce site.')
  const ad = await findOwnAd(db, idIn(fields, 'element_id'), owner.customerId)
  if (!ad) return end(false, notYours)
  if (fields['action'] === 'my_elements_delete') {
    await deleteAd(db, ad, uploadsDir)
    return end(true, 'L’annonce est supprimée.')
  }
  if (fields['action'] !== 'my_elements_activate') return end(false, 'Cette action n’existe pas.')
  if (!ad.isActive) {
    const tooMany = await countTry(db, [tryLimit('ads', String(owner.customerId), mostChanges)], now())
    if (tooMany) return end(false, tooMany)
  }
  await setActive(db, ad, !ad.isActive, now())
  return end(true, ad.isActive ? 'L’annonce est hors ligne.' : 'L’annonce est publiée.', switchClass(!ad.isActive))
}

/** Returns the photos of an ad: those kept from before, and those just sent. */
async function photosOf(
  services: Services,
  { session }: Owner,
  before: Ad | undefined,
  form: FileForm,
  errors: Texts,
): Promise<{ kept: KeptFile[]; held: HeldFile[] }> {
  const kept = (before?.photos ?? []).filter((_, place) => !form.fields[`retirer_${place}`])
  const { files: held, refusal } = await holdFiles(services, session, 'annonces', form)
  if (refusal) errors['photos'] = refusal
  else if (kept.length + held.length > mostPhotos) errors['photos'] = `${mostPhotos} photos au plus.`
  return { kept, held }
}

/** Makes the public copies of the photos, by the key of each file sent. A photo that cannot be read gives an error. */
async function publicPhotos(folder: string, held: HeldFile[], errors: Texts): Promise<Map<string, KeptFile>> {
  const copies = new Map<string, KeptFile>()
  for (const file of held) {
    const copy = await publicPicture(folder, file)
    if (copy) copies.set(file.key, copy)
    else errors['photos'] = `La photo « ${file.name} » ne peut pas être lue : choisissez-en une autre.`
  }
  return copies
}

/** Saves an ad, new or changed, once even when its form is sent twice; the shop reviews it before it is shown. */
async function save(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db, now, uploadsDir } = services
  const form = await readFileForm(c)
  const { fields } = form
  const owner = await ownerOf(c, services)
  if (!owner) return isNavigation(c) ? sendLogin(c, services) : refuse(c, 401, expired)
  const { session, customerId } = owner
  const id = fields['element_id'] ?? ''
  const before = id ? await findOwnAd(db, idIn(fields, 'element_id'), customerId) : undefined
  if (fields['element_module_ident'] !== adsModule || (id && !before)) return refuse(c, 403, notYours)
  const { ad, errors } = readAd(fields, dayOf(now()), before?.day)
  const { kept, held } = await photosOf(services, owner, before, form, errors)
  const refuseFields = (message: string): Response | Promise<Response> => {
    if (isNavigation(c)) return sendAdForm(c, services, { ad: before, fields, errors, files: held })
    return answerErrors(c, message, errors)
  }
  if (Object.keys(errors).length > 0) return refuseFields('L’annonce n’est pas enregistrée.')
  const tooMany = await countTry(db, [tryLimit('ads', String(customerId), mostChanges)], now())
  if (tooMany) {
    errors['titre'] = tooMany
    return refuseFields(tooMany)
  }
  const copies = await publicPhotos(uploadsDir, held, errors)
  const drop = async (photos: { key: string }[]): Promise<void> => {
    for (const { key } of photos) await removeStored(uploadsDir, key)
  }
  if (errors['photos']) {
    await drop([...copies.values()])
    return refuseFields(errors['photos'])
  }
  const isActive = fields['active'] === undefined ? (before?.isActive ?? true) : fields['active'] === '1'
  const key = sendKeyOf(c, fields)
  const claimed = await claimFiles(
    services,
    session,
    held.map((file) => file.key),
  )
  const added = claimed.flatMap((file) => copies.get(file.key) ?? [])
  const made = { ad, photos: [...kept, ...added], isActive }
  const saved = before ? await changeAd(db, before, made, now()) : await addAd(db, customerId, key, made, now())
  const isKnown = (photo: KeptFile): boolean => saved?.photos.some((other) => other.key === photo.key) ?? false
  await drop([...claimed, ...[...(before?.photos ?? []), ...copies.values()].filter((photo) => !isKnown(photo))])
  if (!saved) {
    errors['titre'] = `${mostAds} annonces au plus : supprimez-en une.`
    return refuseFields(errors['titre'])
  }
  const message = before ? 'L’annonce est enregistrée.' : 'Merci. La boutique relit votre annonce avant de la montrer.'
  // A new ad sent by script makes the page reload: the message is shown again there.
  if (isNavigation(c) || !before) await keepFlash(db, session, { kind: 'success', text: message })
  if (isNavigation(c)) return c.redirect(ownPage(c), 303)
  const isClosed = before !== undefined && fields['active'] !== undefined
  const view = (
    <>
      {alertAnswer('success', message)}
      {isClosed && <span hidden data-flx-close="" />}
    </>
  )
  return answer(c, { status: 'ok', message, close: isClosed }, view)
}

export function adServiceRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post(`/${elementService}`, (c) => actOn(c, services))
  api.post(`/${adService}`, (c) => save(c, services))
}
