import ApigenKit
print("apigen")
