import * as v from 'valibot'
import { wireStatus, wireText } from '../../core/wire-values.ts'

/** The answer to an action of the account (ACC-03, ACC-04, ACC-05). */
export const actionReply = v.object({
  status: wireStatus,
  result: wireStatus,
  error_msg: wireText,
  error_txt: wireText,
  msg: wireText,
  error: wireText,
  info_msg: wireText,
  title: wireText,
  html: wireText,
  url: wireText,
})
