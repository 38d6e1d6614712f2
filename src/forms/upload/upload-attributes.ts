import { address, int, number, text } from '../../core/element/codecs.ts'

export const uploadAttributes = {
  src: address('/backoffice/modules/templates/front/upload.php'),
  dir: text(),
  mask: text(),
  sess: text(),
  sizelimit: number(2000),
  exts: text(),
  multiple: int(),
}
