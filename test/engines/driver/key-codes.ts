/** Signs that WebDriver gives to the keys which write nothing (WebDriver, 17.4.2 "Keyboard actions"). */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F8: '\uE038',
  Meta: '\uE03D',
}

/** @param key a name of `KeyboardEvent.key`, or of a letter's key (`KeyA`) @throws where it is unknown */
export function keyCode(key: string): string {
  const code = codes[key] ?? (/^Key[A-Z]$/.test(key) ? key.slice(3).toLowerCase() : key)
  if ([...code].length !== 1) throw new Error(`the key ${key} is unknown: add it to key-codes.ts`)
  return code
}
