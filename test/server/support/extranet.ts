import type { Visitor } from './visitor.ts'

/** Address of the service of accounts. */
export const extranet = '/globalflexit/ajax/modules/extranet_v2/traitement.php'

/** What it answers. */
export interface ExtranetReply {
  status: string
  error_txt: string
  info_msg: string
  erreurs: { champ: string; message: string }[]
  idcontact: string
  confirmaccount: number
  redirect: string
  reload: number
  result?: number
  msg?: string
  error?: string
}

/** Sends it a form, by its script. */
export async function askExtranet(visitor: Visitor, fields: Record<string, string>): Promise<ExtranetReply> {
  return (await visitor.post(extranet, fields)).json() as ExtranetReply
}
