import { AccountAddresses } from '../../site/parts/account-addresses.tsx'
import { addressesOf, changeName, deleteAddress, keepAddress, readAddress } from '../accounts/addresses.ts'
import type { FormSaid } from '../accounts/form-said.ts'
import { idIn } from '../body.ts'
import type { RouteModule, Services } from '../context.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm, FormCall } from './extranet-forms.tsx'

const slug = 'adresses'

const ownerOf = ({ session }: FormCall): number => session.customerId ?? 0

function formOf(perform: (call: FormCall) => Promise<FormSaid>): ExtranetForm {
  return {
    perform,
    show: ({ c, services, fields }, said) =>
      sendSection(c, services, slug, async ({ base, customer }) => (
        <AccountAddresses
          base={base}
          customer={customer}
          addresses={await addressesOf(services.db, customer.id)}
          refused={{ fields, said }}
        />
      )),
  }
}

/** The forms of the section: names, addresses (ACC-05, ACC-06). */
export const addressForms: Record<string, ExtranetForm> = {
  modif_contact: formOf((call) => {
    const { prenom = '', nom = '' } = call.fields
    return changeName(call.services.db, ownerOf(call), { firstName: prenom.trim(), lastName: nom.trim() })
  }),
  new_adresse: formOf((call) => keepAddress(call.services.db, ownerOf(call), readAddress(call.fields))),
  modif_adresse: formOf((call) =>
    keepAddress(call.services.db, ownerOf(call), readAddress(call.fields), idIn(call.fields, 'idadresse')),
  ),
  delete_adresse: formOf((call) => deleteAddress(call.services.db, ownerOf(call), idIn(call.fields, 'idadresse'))),
}

/** `/compte/adresses` */
export const accountAddressRoutes: RouteModule = (app, services: Services) =>
  sectionRoute(app, services, slug, async ({ base, customer }) => (
    <AccountAddresses base={base} customer={customer} addresses={await addressesOf(services.db, customer.id)} />
  ))
