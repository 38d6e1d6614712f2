import Uppy from '@uppy/core'
import XHRUpload from '@uppy/xhr-upload'

const uppy = new Uppy({ autoProceed: true }).use(XHRUpload, {
  endpoint: '/sink/whole',
  formData: false,
  method: 'POST',
})
uppy.on('complete', ({ failed }) => {
  document.body.dataset.sent = failed.length === 0 ? 'yes' : 'no'
})
const field = document.getElementById('file')
field.addEventListener('change', () => {
  for (const data of field.files) uppy.addFile({ name: data.name, type: data.type, data })
})
