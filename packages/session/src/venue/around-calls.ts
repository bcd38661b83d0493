/** The calls around a meeting and the parsing of their answers, in a script of their own. */
export { loadAlternatives, loadDays, loadFreeTimes } from '@foyer/contract';
