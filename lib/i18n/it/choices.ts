/** What was chosen with a dish, a line each; a number always says whether it is of one dish or of all. */
export const choices = { times: '{count} × {name}', each: '{count} × {name} per piatto', ofGroup: '{group}: {choice}' }
