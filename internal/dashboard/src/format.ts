// Numbers, sizes and times as people read them.
const whole = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export const number = (n: number) => whole.format(n)
export const compact = (n: number) => (n < 10000 ? whole.format(n) : short.format(n))
export const percent = (part: number, of: number) => (of === 0 ? '0 %' : Math.min(100, Math.floor((1000 * part) / of) / 10) + ' %')
export const plural = (n: number, one: string, many = one + 's') => `${number(n)} ${n === 1 ? one : many}`

export function bytes(n: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let unit = 0
  while (n >= 1000 && unit < units.length - 1) { n /= 1000; unit++ }
  return (unit === 0 || n >= 100 ? Math.round(n) : n.toFixed(1)) + ' ' + units[unit]
}

export function milliseconds(n: number): string {
  return n < 10 ? n.toFixed(1) + ' ms' : n < 1000 ? Math.round(n) + ' ms' : (n / 1000).toFixed(1) + ' s'
}

/** since says how long ago a time was. */
export function since(time: string | number | Date): string {
  const seconds = (new Date(time).getTime() - Date.now()) / 1000
  for (const [unit, size] of [['year', 31557600], ['month', 2629800], ['week', 604800], ['day', 86400], ['hour', 3600], ['minute', 60]] as const) {
    if (Math.abs(seconds) >= size) return ago.format(Math.trunc(seconds / size), unit)
  }
  return Math.abs(seconds) < 10 ? 'now' : ago.format(Math.trunc(seconds), 'second')
}

export function moment(time: string | number | Date): string {
  const d = new Date(time)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())} ${two(d.getHours())}:${two(d.getMinutes())}`
}
