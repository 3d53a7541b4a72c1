/** An address is a college's when exactly what follows the name is the college's suffix. */
export function belongsTo(email: string, college: { emailSuffix: string }): boolean {
  return email.slice(email.indexOf('@')).toLowerCase() === college.emailSuffix;
}
