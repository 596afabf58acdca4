-- Between staff and owner: everything but people, reports and the settings of money.
ALTER TYPE "role" ADD VALUE 'manager' BEFORE 'admin';
