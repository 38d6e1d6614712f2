import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Values } from '../../core/element/codecs.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import { emit } from '../../core/events.ts'
import { createUploads } from './sending/create-uploads.ts'
import { readExtensions } from './sending/file-checks.ts'
import { incomingFiles } from './sending/incoming-files.ts'
import type { UploadNews, UploadSettings, Uploads } from './sending/uploads.ts'
import type { uploadAttributes } from './upload-attributes.ts'
import type { UploadMethods } from './upload-types.ts'

const kept = Symbol('uploads')

export type UploadHost = FlxElement<UploadMethods> &
  Values<typeof uploadAttributes> & {
    /** Stored on the element, so that files are kept while a script has it out of the page. */
    [kept]?: Uploads
  }

function settingsOf({ src, dir, mask, sess, sizelimit, exts }: UploadHost): UploadSettings {
  const params = Object.entries({ dossier: dir, mask, sess }).filter(([, value]) => value !== '')
  return {
    target: { address: src, params: Object.fromEntries(params) },
    rules: { exts: readExtensions(exts), sizeLimit: sizelimit },
  }
}

/** Returns the maximum number of files; 0 for no limit. */
export function maximumOf({ multiple }: UploadHost, input: HTMLInputElement): number {
  return multiple ?? (input.multiple ? 0 : 1)
}

/**
 * Returns the uploads of an element, active while it is rendered, and adds the methods for scripts to the element.
 *
 * @param keys - Keys of the files that the page holds, one per line.
 */
export function useUploads(host: UploadHost, input: HTMLInputElement, keys: string): Uploads {
  const [uploads] = useState(() => {
    const tell = ({ name, detail }: UploadNews): void => {
      // Renders before the event, because a listener may read the form.
      flushSync(() => {})
      emit(host, name, detail)
    }
    host[kept] ??= createUploads(() => settingsOf(host), tell)
    return host[kept]
  })

  useEffect(() => uploads.start(), [uploads])
  useEffect(() => uploads.learn(keys ? keys.split('\n') : []), [uploads, keys])
  useHostMethod(host, 'upload', async (files) => {
    // A delayed call may run while React renders: `flushSync` has to wait until it has finished.
    await Promise.resolve()
    uploads.take(incomingFiles(files), maximumOf(host, input))
  })
  useHostMethod(host, 'view', uploads.view)
  useHostMethod(host, 'delete', uploads.remove)
  useHostMethod(host, 'resetSession', uploads.resetSession)
  return uploads
}
