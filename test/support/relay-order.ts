import { type AnswerMode, cartPath } from './order-page.ts'
import type { Site, SitePage } from './site.ts'

const folder = '/globalflexit/ajax/modules/boutique/panier'
let count = 0

/**
 * Opens the payment step for a new customer who has chosen delivery to a relay point, with the requests that plain
 * forms would send.
 */
export async function atRelayStep(site: Site, page: SitePage, mode: AnswerMode = 'json'): Promise<void> {
  const post = async (path: string, form: Record<string, string>): Promise<void> => {
    const headers = { Origin: site.url, Accept: 'application/json' }
    const response = await page.request.post(`${folder}/${path}`, { form, headers })
    if (!response.ok()) throw new Error(`${path} ${response.status()}`)
  }
  const email = `relais-${++count}@essai.example`
  const password = 'un-secret-assez-long'
  const name = { prenom: 'Anne', nom: 'Tanguy' }
  await page.goto('/')
  await post('add_item.php', { idarticle: '1', idreference: '1', quantite: '1' })
  await post('traitement.php', {
    action: 'new_compte',
    ...name,
    email,
    email_confirm: email,
    password,
    password_confirm: password,
  })
  await post('traitement.php', {
    action: 'new_adresse',
    ...name,
    intitule: 'Maison',
    civilite: 'Mme',
    adresse: '3 rue des Dunes',
    code_postal: '29200',
    ville: 'Brest',
    pays: 'FR',
  })
  await post('traitement.php', { action: 'selOffre', value: '2' })
  await page.goto(cartPath(mode, 'paiement'))
}
