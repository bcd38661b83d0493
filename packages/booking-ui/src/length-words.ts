import type { MeetingLength } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** A meeting length as text: "8 hours", "2 h 45 min", "Overnight". Shown with `i18n._()`. */
export function lengthWords(length: MeetingLength): MessageDescriptor {
  switch (length) {
    case 'overnight':
      return msg`Overnight`;
    case 'twodays':
      return msg`Two days`;
    case 'oneday':
      return msg`One day`;
    case 'overone':
      return msg`Several days`;
    default:
      return Number.isInteger(length) ? wholeHours(length) : hoursAndMinutes(length);
  }
}

const wholeHours = (hours: number) => msg`${plural(hours, { one: '# hour', other: '# hours' })}`;

function hoursAndMinutes(length: number): MessageDescriptor {
  const hours = Math.floor(length);
  const minutes = Math.round((length - hours) * 60);
  return msg`${hours} h ${minutes} min`;
}
