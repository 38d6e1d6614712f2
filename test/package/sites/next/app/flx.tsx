'use client'
import { useEffect } from 'react'

/** Elements come to life once React has taken over what the server drew. */
export function Flx() {
  useEffect(() => void import('flx'), [])
  return null
}
