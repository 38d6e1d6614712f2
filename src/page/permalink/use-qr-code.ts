import { useState } from 'react'
import type { QrCode } from './qr-code.ts'

interface ShownQrCode {
  /** Null until it is first asked for. */
  code: QrCode | null
  isOpen: boolean
  /** Shows it, or puts it away. Rejects where it cannot be drawn. */
  toggle(): Promise<void>
}

/** The QR code of a text, drawn when it is first asked for. */
export function useQrCode(text: string): ShownQrCode {
  const [code, setCode] = useState<QrCode | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = async (): Promise<void> => {
    if (!code) {
      const { qrCodeOf } = await import('./qr-code.ts')
      setCode(qrCodeOf(text))
    }
    setOpen((wasOpen) => !wasOpen)
  }
  return { code, isOpen, toggle }
}
