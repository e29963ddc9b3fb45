/** Texts made to hurt whoever keeps, shows or compares them. */
export const HURTING: readonly string[] = [
  '',
  '\u0000',
  'x\u0000y',
  '\ud800',
  '\udfff\ud800',
  '\u202e<script>alert(1)</script>',
  'a\u200b\u2066b',
  `z${'\u0301'.repeat(200)}`,
  "'; drop table people; --",
  '../../etc/passwd',
  '%00%2e%2e%2f',
  'x'.repeat(2000),
  'x'.repeat(5000),
  '💥'.repeat(50),
  '\ufffe\uffff',
]
