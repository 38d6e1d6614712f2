// A file of its own, fetched where a finger touches a field that asks for pictures.
import type { Given } from './file-ways.ts'
import { uploadTexts as t } from './upload-messages.ts'

/** The camera of a phone, behind a button. */
export function addCamera(place: HTMLElement, take: (given: Given[]) => void): void {
  const camera = document.createElement('input')
  camera.type = 'file'
  camera.accept = 'image/*'
  camera.setAttribute('capture', 'environment')
  camera.hidden = true
  camera.className = 'flx-upload__camera-input'
  camera.addEventListener('change', () => {
    take([...(camera.files ?? [])].map((file) => ({ file, isFolder: false })))
    camera.value = ''
  })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-upload__camera flx-button'
  button.textContent = t('camera')
  button.addEventListener('click', () => camera.click())
  place.append(camera, button)
}
